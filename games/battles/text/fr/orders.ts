import type { RuleText } from "@weirwood/kernel";
import type { orders as english } from "../en/orders.ts";

export const orders: { readonly [rule in keyof typeof english]: RuleText } = {};
