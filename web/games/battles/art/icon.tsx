import type { ReactNode } from "react";
import { Icon as AnyIcon, type IconProps } from "../../../art/icon.tsx";
import type { BattlesSymbol } from "./symbol-names.ts";

/** An icon whose name is checked against the symbols of Battles and of the frame. */
export const Icon: (props: IconProps & { readonly name: BattlesSymbol }) => ReactNode = AnyIcon;
