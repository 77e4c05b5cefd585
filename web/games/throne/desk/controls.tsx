import { type House, houseIds, NONE, type UnitKind } from "@weirwood/throne/questions";
import { RuleLink as AnyRuleLink } from "../../../table/rule-link.tsx";
import { houseClass, shieldSymbol, unitSymbol } from "../art/heraldry.ts";
import { Icon } from "../art/icon.tsx";
import { unitIds } from "../pieces.ts";
import { useReading } from "./reading.ts";

/** The link to a rule, as small as a footnote. */
export function RuleLink({ rule, isShort = false }: { readonly rule: string; readonly isShort?: boolean }) {
  return <AnyRuleLink rule={rule} isShort={isShort} onOpen={useReading().openRule} />;
}

export function UnitIcon({ kind, house, size = 28, isRouted = false }: UnitIconProps) {
  return (
    <span className={`unit-icon ${isRouted ? "routed" : ""} ${house === NONE ? "" : houseClass(houseIds[house])}`}>
      <Icon name={unitSymbol(unitIds[kind], isRouted)} size={size} />
    </span>
  );
}

interface UnitIconProps {
  readonly kind: UnitKind;
  readonly house: House;
  readonly size?: number;
  readonly isRouted?: boolean;
}

export function Shield({ house, size = 28 }: { readonly house: House; readonly size?: number }) {
  return <Icon name={house === NONE ? "shield-neutral" : shieldSymbol(houseIds[house])} size={size} />;
}
