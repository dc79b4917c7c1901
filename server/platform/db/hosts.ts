import { Client, type ClientConfig } from 'pg';
import { addressesOf } from '#server/platform/database-hosts.ts';

const PROBE_MS = 2_000;
interface Found {
  readonly address: string;
  readonly isWritable: boolean;
  /** Rises with each promotion: of a former primary that is back and its successor, the successor counts. */
  readonly timeline: number;
}

const ask = async (address: string): Promise<Found | undefined> => {
  const client = new Client({ connectionString: address, connectionTimeoutMillis: PROBE_MS, query_timeout: PROBE_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ writable: boolean; timeline: number }>(
      'select not pg_is_in_recovery() as writable, timeline_id as timeline from pg_control_checkpoint()',
    );
    const [row] = rows;
    return row && { address, isWritable: row.writable, timeline: row.timeline };
  } catch {
    return undefined;
  } finally {
    client.end().catch(() => {});
  }
};

export interface Hosts {
  /** The address that connections go to. */
  readonly current: () => string;
  /** The next connection looks for the writable host first. */
  readonly suspect: () => void;
  /** @throws Error with a code of the network where no host can be written to */
  readonly choose: () => Promise<string>;
}

/** Which of several hosts is the primary now: connections go to it, and after one of them has failed all hosts are asked again. */
export const chooseHosts = (databaseUrl: string): Hosts => {
  const addresses = addressesOf(databaseUrl);
  let [current = databaseUrl] = addresses;
  let isSuspected = addresses.length > 1;
  let asking: Promise<string> | undefined;
  const look = async (): Promise<string> => {
    const found = (await Promise.all(addresses.map(ask))).filter((one) => one?.isWritable === true) as Found[];
    const [best] = found.toSorted((one, other) => other.timeline - one.timeline);
    if (!best) throw Object.assign(new Error('None of the hosts of DATABASE_URL can be written to'), { code: 'ECONNREFUSED' });
    isSuspected = false;
    current = best.address;
    return current;
  };
  return {
    current: () => current,
    suspect: () => {
      isSuspected = addresses.length > 1;
    },
    choose: () => {
      if (!isSuspected) return Promise.resolve(current);
      return (asking ??= look().finally(() => (asking = undefined)));
    },
  };
};

/** A connection that goes to the writable host, whichever that is when it connects. */
export const clientOf = (hosts: Hosts): typeof Client =>
  class extends Client {
    constructor(config?: string | ClientConfig) {
      super(config);
      this.on('error', hosts.suspect);
      const connectThere = (): Promise<unknown> => super.connect();
      const connect = async (): Promise<Client> => {
        try {
          const { host, port } = new Client({ connectionString: await hosts.choose() });
          Object.assign(this, { host, port });
          await connectThere();
          return this;
        } catch (error) {
          hosts.suspect();
          throw error;
        }
      };
      const connectAndTell = (heard?: (error?: unknown) => void): Promise<Client> | undefined => {
        const connected = connect();
        if (!heard) return connected;
        connected.then(() => heard(), heard);
        return undefined;
      };
      Object.assign(this, { connect: connectAndTell });
    }
  };
