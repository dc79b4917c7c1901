import type { LocaleId } from '#contract/locales.ts';
import { type Answer, type Clock, type Connection, type ConnectivityPort, type Random, reaches, type Transport } from './ports.ts';

/** Responses slower than this make the connection `slow`, ms. */
export const SLOW_MS = 2_500;

export interface Connectivity extends ConnectivityPort {
  subscribe(listener: (connection: Connection) => void): () => void;
  /** `navigator.onLine`: `false` is believed until a probe succeeds, `true` is ignored. */
  hint(online: boolean): void;
}

interface Ports {
  readonly transport: Transport;
  readonly clock: Clock;
  readonly random: Random;
  readonly locale: () => LocaleId;
}

/**
 * Measures the connection ([NET1]): the server's clock is queried with a nonce, and only a response with that nonce proves that the server answered.
 */
export function createConnectivity({ transport, clock, random, locale }: Ports): Connectivity {
  let state: Connection = 'unknown';
  let hintOffline = false;
  let asking: Promise<Connection> | null = null;
  const listeners = new Set<(connection: Connection) => void>();

  const set = (next: Connection): Connection => {
    if (next !== state) {
      state = next;
      for (const listener of listeners) listener(next);
    }
    return next;
  };

  async function ask(): Promise<Connection> {
    const nonce = random.id();
    const began = clock.now();
    const answer = await transport.send({ call: 'fapi.serverTime', query: { nonce }, locale: locale() });
    return set(judge(answer, nonce, clock.now() - began, hintOffline));
  }

  return {
    current: () => state,
    note(answered) {
      if (answered) set(state === 'slow' ? 'slow' : 'online');
      else if (reaches(state)) set('unknown');
    },
    probe() {
      asking ??= ask().finally(() => {
        asking = null;
      });
      return asking;
    },
    hint(online) {
      hintOffline = !online;
      if (!online) set('offline');
      else if (state === 'offline') set('unknown');
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function judge(answer: Answer, nonce: string, ms: number, hintOffline: boolean): Connection {
  switch (answer.kind) {
    case 'answer':
      if (answer.status >= 500) return 'down';
      if ((answer.body as { nonce?: unknown } | null)?.nonce !== nonce) return answer.status < 300 ? 'captive' : 'down';
      return ms > SLOW_MS ? 'slow' : 'online';
    case 'not-an-answer':
      return answer.status >= 500 ? 'down' : 'captive';
    default:
      return hintOffline ? 'offline' : 'down';
  }
}
