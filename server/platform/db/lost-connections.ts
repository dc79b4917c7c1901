import type { Socket } from 'node:net';
import { Client, type PoolClient } from 'pg';

/** Without an answer for this long, a connection is suspected. */
const SILENT_MS = 4_000;
/** How long the server may take for a new connection and a trivial query. */
const PROBE_MS = 3_000;
const LOOK_MS = 1_000;

export interface LostConnectionPorts {
  readonly silentMs?: number;
  readonly probeMs?: number;
  readonly lookMs?: number;
}

interface Watched {
  readonly stream: Socket;
  /** When it was last sent something, or answered something, in ms; undefined while it owes no answer. */
  waitingSince: number | undefined;
}

/** Errors of PostgreSQL have a state: the server answers. */
const isAnswer = (error: unknown): boolean => error instanceof Error && 'severity' in error;

const answers = async (databaseUrl: string, probeMs: number): Promise<boolean> => {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: probeMs, query_timeout: probeMs });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    await client.end();
    return true;
  } catch (error) {
    (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream.destroy();
    return isAnswer(error);
  }
};

/**
 * Ends connections whose link is cut without a word, which the system would keep for a quarter of an hour. A statement may also take long, so silence alone
 * proves nothing: the server is asked on a new connection, and when that gets no answer either, those that wait are ended and their statements fail.
 */
export const watchConnections = (
  databaseUrl: () => string,
  { silentMs = SILENT_MS, probeMs = PROBE_MS, lookMs = LOOK_MS }: LostConnectionPorts = {},
): { readonly add: (client: PoolClient) => void; readonly stop: () => void } => {
  const watched = new Set<Watched>();
  let asking = false;
  const look = async (): Promise<void> => {
    const now = performance.now();
    const silent = [...watched].filter(({ waitingSince }) => waitingSince !== undefined && now - waitingSince > silentMs);
    if (silent.length === 0 || asking) return;
    asking = true;
    const isThere = await answers(databaseUrl(), probeMs);
    asking = false;
    if (isThere) return;
    for (const { stream, waitingSince } of watched) if (waitingSince !== undefined && waitingSince < now) stream.destroy();
  };
  const timer = setInterval(() => void look(), lookMs);
  timer.unref();
  return {
    add: (client) => {
      const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection;
      const own: Watched = { stream, waitingSince: undefined };
      watched.add(own);
      const { query } = client;
      Object.assign(client, {
        query: (...given: unknown[]) => {
          own.waitingSince ??= performance.now();
          return (query as (...all: unknown[]) => unknown).apply(client, given);
        },
      });
      stream.on('data', () => {
        if (own.waitingSince !== undefined) own.waitingSince = performance.now();
      });
      client.on('drain', () => (own.waitingSince = undefined));
      client.on('end', () => watched.delete(own));
    },
    stop: () => clearInterval(timer),
  };
};
