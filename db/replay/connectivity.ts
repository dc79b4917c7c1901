import type { LocaleId } from '#contract/locales.ts';
import { type Answer, type Clock, type Connection, type ConnectivityPort, type Random, reaches, type Transport } from './ports.ts';

/** An answer later than this is a slow one. */
export const SLOW_MS = 2_500;

export interface Connectivity extends ConnectivityPort {
  subscribe(listener: (connection: Connection) => void): () => void;
  /** The browser's own opinion: `false` is believed until a probe says otherwise, `true` means nothing. */
  hint(online: boolean): void;
}

interface Ports {
  readonly transport: Transport;
  readonly clock: Clock;
  readonly random: Random;
  readonly locale: () => LocaleId;
}

/** Connectivity is measured, not believed ([NET1]): the shop's clock is asked with a nonce, and only the nonce back proves that it was the shop. */
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
