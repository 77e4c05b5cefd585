import { type ComponentType, useEffect, useState } from "react";

/** A part of a panel that is a file of its own, fetched when it is first drawn; until it is there nothing is. */
export function fetched<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  let Found: ComponentType<Props> | undefined;
  const load = async (): Promise<void> => {
    Found ??= await fetch();
  };
  function Part(props: Props) {
    const [isHere, setIsHere] = useState(Found !== undefined);
    useEffect(() => {
      if (!isHere) void load().then(() => setIsHere(true));
    }, [isHere]);
    return Found === undefined ? null : <Found {...props} />;
  }
  return { Part, load };
}
