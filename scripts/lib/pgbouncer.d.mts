export interface Pgbouncer {
  /** Address of the same database through the pooler. */
  readonly url: string;
  /** Ends it at once and starts it again on its port. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The program, or undefined where there is none. */
export function pgbouncerPath(): string | undefined;

/** PgBouncer in front of the server at `url`, with connections handed out by transaction. */
export function startPgbouncer(url: string): Promise<Pgbouncer>;
