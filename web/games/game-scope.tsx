import type { ReactNode } from "react";

interface GameScopeProps {
  readonly game: string;
  readonly children: ReactNode;
}

/**
 * Where the frame draws something of a game. The rules of a game's sheets reach what is within such a place and nothing
 * else (build/scope-styles.ts). An element that holds nothing but the game's may carry `data-game` itself.
 */
export const GameScope = ({ game, children }: GameScopeProps) => (
  <div className="game-scope" data-game={game}>
    {children}
  </div>
);
