import type { TableStatus } from "@weirwood/protocol";
import { useEffect } from "react";
import { useSettings } from "../app/settings.ts";
import { notify } from "../people/notifications.ts";
import { useText } from "../text/use-text.ts";

/** When it becomes the reader's turn while the page is not looked at: a notification, and a sound where it is wanted. */
export function useAttention(status: TableStatus | undefined, isAwaited: boolean, game: string): void {
  const text = useText().table;
  const title = status?.title ?? game;
  const id = status?.id;
  useEffect(() => {
    if (!isAwaited || id === undefined) return;
    void notify(title, text.yourMove, `/table/${id}`);
    if (useSettings.getState().sound) knock();
  }, [isAwaited, id, title, text.yourMove]);
}

/** Two soft knocks on wood, made on the spot: a file would weigh more than this. */
function knock(): void {
  const audio = new AudioContext();
  for (const at of [0, 0.16]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + at;
    tone.frequency.setValueAtTime(220, start);
    tone.frequency.exponentialRampToValueAtTime(90, start + 0.08);
    volume.gain.setValueAtTime(0.25, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.12);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.13);
  }
  setTimeout(() => void audio.close(), 600);
}
