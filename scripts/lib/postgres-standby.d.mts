export interface Standby {
  /** What the primary's `synchronous_standby_names` calls it. */
  readonly name: string;
  /** Address of the same database. */
  readonly url: string;
  /** Makes a primary of it, and returns when it can be written to. */
  readonly promote: () => void;
  /** Ends it at once, as a crash would. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A standby that streams from the server at `primaryUrl`, on a free port of loopback. */
export function startStandby(primaryUrl: string): Promise<Standby>;
