export interface ShopProcess {
  readonly port: number;
  readonly output: () => string;
  /** Ends it at once, as a crash would. */
  readonly kill: () => Promise<number | null>;
  /** Asks it to end, and waits until it has. */
  readonly stop: () => Promise<number | null>;
}

export interface ShopOptions {
  readonly port: number;
  readonly dataDir: string;
  readonly publicUrl: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A port of loopback that nobody listens on just now. */
export function freePort(): Promise<number>;

/** Starts the built shop as a process of its own and waits until it can serve. */
export function startShop(options: ShopOptions): Promise<ShopProcess>;
