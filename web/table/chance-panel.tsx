import { seedFromHex, seedHash } from "@weirwood/kernel";
import type { TableStatus } from "@weirwood/protocol";
import { Icon } from "../art/icon.tsx";
import { useText } from "../text/use-text.ts";

/** What the server promised about chance, and whether the promise was kept. */
export function ChancePanel({ status }: { readonly status: TableStatus }) {
  const text = useText().table.chance;
  if (status.openSeed === undefined && status.seedHash === undefined) return null;
  return (
    <section className="chance-panel">
      <h3>{text.title}</h3>
      <ChanceFacts status={status} />
    </section>
  );
}

/** The same without a heading, for a place that has one. */
export function ChanceFacts({ status }: { readonly status: TableStatus }) {
  const text = useText().table.chance;
  const { seedHash: promised, serverSeed, openSeed, nonces } = status;
  if (openSeed !== undefined) {
    return (
      <>
        <p>{text.open}</p>
        <Fact label={text.openSeed} values={[openSeed]} />
      </>
    );
  }
  if (promised === undefined) return null;
  return (
    <>
      <p>{text.promise}</p>
      <Fact label={text.hash} values={[promised]} />
      {nonces !== undefined && <Fact label={text.nonces} values={nonces.filter((nonce) => nonce !== "")} />}
      {serverSeed === undefined ? (
        <p className="faint">{text.later}</p>
      ) : (
        <>
          <Fact label={text.seed} values={[serverSeed]} />
          <Verdict isKept={isKept(serverSeed, promised)} />
        </>
      )}
    </>
  );
}

/** Worked out here, in the reader's own browser: the promise binds the one who made it. */
function isKept(serverSeed: string, promised: string): boolean {
  const seed = seedFromHex(serverSeed);
  return seed !== undefined && seedHash(seed) === promised;
}

function Verdict({ isKept }: { readonly isKept: boolean }) {
  const text = useText().table.chance;
  return (
    <p className={isKept ? "chip ok" : "chip warn"}>
      <Icon name={isKept ? "ui-check" : "ui-warn"} size={16} />
      {isKept ? text.kept : text.broken}
    </p>
  );
}

function Fact({ label, values }: { readonly label: string; readonly values: readonly string[] }) {
  return (
    <dl>
      <dt>{label}</dt>
      {values.map((value) => (
        <dd key={value}>
          <code>{value}</code>
        </dd>
      ))}
    </dl>
  );
}
