import '#contract/calls/wire-photos.gen.ts';
import '#contract/calls/wire-staff.gen.ts';
import type { Hono } from 'hono';
import { createClient } from '#contract/client/client.ts';
import { newId } from '#db/mutations/new-id.ts';
import { createTransport } from '#db/replay/client-transport.ts';
import type { Transport } from '#db/replay/ports.ts';
import { TEST_ORIGIN } from '#server/platform/http/testing.ts';

/** What stands between a device and the service: it passes a request on, loses it, or spoils what comes back. */
export type Network = (send: () => Promise<Response>) => Promise<Response>;

export const GOOD_NETWORK: Network = (send) => send();

/** The transport that ships, to a service in this process; `subject` is who the session is of. */
export const transportTo = (app: Pick<Hono, 'request'>, network: Network, subject: string): Transport =>
  createTransport(
    createClient({
      locale: 'en-us',
      baseUrl: TEST_ORIGIN,
      fetch: (url, init) =>
        network(async () =>
          app.request(url, { ...init, headers: { ...(init.headers as Record<string, string>), Cookie: `subject=${subject}`, Origin: TEST_ORIGIN } }),
        ),
      transactionId: 'test',
      newId,
      now: () => Date.now(),
      wait: () => Promise.resolve(),
      timeouts: { readMs: 5_000, writeMs: 5_000 },
      loadErrors: () => Promise.resolve({}),
    }),
  );
