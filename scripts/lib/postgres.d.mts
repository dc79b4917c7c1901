export interface Cluster {
  readonly url: string;
  readonly socketUrl: string;
  /** Ends it at once, as a crash would. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export function startPostgres(options: { readonly durable: boolean }): Promise<Cluster>;
