/** The sheet that lists what every key does. */
export const keys = {
  title: "Keys",
  list: "List of keys",
  everywhere: "Tab goes from part to part, arrows move inside one, Enter chooses, Escape goes back.",
  names: {
    Escape: "Esc",
    Enter: "Enter",
    Shift: "Shift",
    ArrowUp: "↑",
    ArrowDown: "↓",
    ArrowLeft: "←",
    ArrowRight: "→",
    " ": "Space",
  } as { readonly [key: string]: string | undefined },
};
