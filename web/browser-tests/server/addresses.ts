/** Where things are that all files of a run share. */
export interface Addresses {
  /** The server's address, and those of a browser and of one that paints nothing. */
  readonly server: string;
  readonly browser: string;
  readonly unpaintedBrowser: string;
  /** The folder of the built client, for a test that needs a server of its own. */
  readonly client: string;
}

declare module "vitest" {
  interface ProvidedContext {
    readonly addresses: Addresses;
  }
}
