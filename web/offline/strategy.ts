/** How the service worker answers a request. */
export type Strategy =
  /** Not ours: the browser asks the network as if there were no service worker. */
  | "leave"
  /** A page: the newest from the network, the kept one without it. */
  | "page"
  /** A file whose name changes with what is in it: the kept one, always. */
  | "kept";

interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** What is live and what is secret is never kept; pages are all one file; everything else was kept at the installation. */
export function strategyFor({ method, mode, url }: Asked, origin: string): Strategy {
  const { origin: host, pathname } = new URL(url);
  if (method !== "GET" || host !== origin) return "leave";
  if (pathname === "/live" || /^\/api(\/|$)/.test(pathname)) return "leave";
  return mode === "navigate" ? "page" : "kept";
}

export interface PushNotification {
  readonly title: string;
  readonly text: string;
  readonly address: string;
  readonly tag: string;
}

/** The notification of a push message, or a plain one where it cannot be read: browsers require that one is shown. */
export function notificationFrom(pushed: string | undefined): PushNotification {
  const plain: PushNotification = { title: "Weirwood", text: "", address: "/", tag: "weirwood" };
  if (pushed === undefined) return plain;
  try {
    const { title, text, link, table } = JSON.parse(pushed) as { readonly [member: string]: unknown };
    const address = typeof link === "string" ? pathOf(link) : plain.address;
    return {
      title: typeof title === "string" ? title : plain.title,
      text: typeof text === "string" ? text : plain.text,
      address,
      tag: typeof table === "string" ? table : address,
    };
  } catch {
    return plain;
  }
}

/** The path within our own pages; links never lead to another host. */
function pathOf(link: string): string {
  const { pathname, search } = new URL(link, "https://weirwood.invalid");
  return pathname + search;
}
