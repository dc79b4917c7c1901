import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { CallRow } from '#contract/calls/call.ts';
import { health } from '#server/platform/http/health.ts';
import { TEST_ORIGIN } from '#server/platform/http/testing.ts';
import { startWatch } from './longest-segment.ts';
import type { SeededShop } from './seeded-shop.ts';
import type { Shot } from './shots.ts';

interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes?: Uint8Array;
}

/** The shop behind a socket, with `/healthz` beside its calls as in the app. */
export const listen = async (shop: SeededShop) => {
  const operations = health({ checks: {}, isOpen: () => true, isStopping: () => false, version: '0' });
  const server = createServer(getRequestListener(new Hono().route('/', operations).route('/', shop.service).fetch));
  // No connection is closed while the next request is on its way to it.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });

  const send = (path: string, { method, headers, bytes }: Sent): Promise<number> =>
    new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, agent, path, method, headers: { ...headers, Host: new URL(TEST_ORIGIN).host } });
      sent.on('response', (answer) => {
        answer.resume();
        answer.once('close', () => resolve(answer.statusCode ?? 0));
      });
      // Of no interest once there is an answer: a body may be refused before its end.
      sent.on('error', reject);
      sent.end(bytes);
    });

  return {
    /** @returns the status */
    ask: (name: string, row: CallRow, shot: Shot): Promise<number> => {
      const { bytes, ...head } = shop.sending(name, row, shot);
      return send(shot.url, row.body ? { ...head, bytes } : head);
    },

    /** The longest time, ms, that `/healthz` takes to answer while it is asked again and again during `work`. */
    longestHealth: async (work: () => Promise<unknown>): Promise<number> => {
      let longest = 0;
      const over = new AbortController();
      const askHealth = async (): Promise<void> => {
        while (!over.signal.aborted) {
          const watch = startWatch();
          const status = await send('/healthz', { method: 'GET', headers: {} });
          if (status !== 200) throw new Error(`/healthz answers ${status}`);
          longest = Math.max(longest, watch());
        }
      };
      await Promise.all([askHealth(), work().finally(() => over.abort())]);
      return longest;
    },

    close: async (): Promise<void> => {
      agent.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};

export type Listening = Awaited<ReturnType<typeof listen>>;
