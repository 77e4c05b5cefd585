import type { ReactNode } from "react";
import { Icon as AnyIcon, type IconProps } from "../../../art/icon.tsx";
import type { CardsSymbol } from "./symbol-names.ts";

/** An icon whose name is checked against the symbols of Cards and of the frame. */
export const Icon: (props: IconProps & { readonly name: CardsSymbol }) => ReactNode = AnyIcon;
