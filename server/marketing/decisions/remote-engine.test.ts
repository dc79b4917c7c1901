import { describe, expect, it } from 'vitest';
import { createRemoteEngine, NO_DECISIONS } from './remote-engine.ts';

const BODY = { customerId: '00000000-0000-4000-8000-000000000001', channel: 'ECOMM', events: [] };
const DECIDED = { decisions: [{ experienceId: 'hero', variantId: 'b', variantName: 'B' }], recommendations: [] };

const engine = (answer: () => Response | Promise<Response>, timeoutMs?: number) => {
  const asked: { url: string; init: RequestInit }[] = [];
  const warnings: object[] = [];
  const ask = async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return answer();
  };
  const log = { info: () => {}, warn: (fields: object) => void warnings.push(fields), error: () => {} };
  return { asked, warnings, remote: createRemoteEngine({ url: 'http://localhost:9090', log, fetch: ask, timeoutMs }) };
};

describe('another decision engine', () => {
  it('is asked below its address with the body alone, and its decisions are taken', async () => {
    const { asked, remote } = engine(() => Response.json({ ...DECIDED, meta: { code: 200 } }));
    expect(await remote.decide('waymark', BODY)).toEqual(DECIDED);
    expect(asked[0]?.url).toBe('http://localhost:9090/api/engine/v1/decide/waymark');
    expect(JSON.parse(asked[0]?.init.body as string)).toEqual(BODY);
    expect(asked[0]?.init.headers).toEqual({ 'Content-Type': 'application/json', Accept: 'application/json' });
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['fails', () => new Response('{}', { status: 500 })],
    ['answers something else than JSON', () => new Response('<html>')],
    ['answers something else than decisions', () => Response.json({ decisions: 'none' })],
    ['answers without an end', () => new Response('x'.repeat(300 * 1024))],
  ])('decides nothing where it %s, and the log says so', async (_, answer) => {
    const { remote, warnings } = engine(answer);
    expect(await remote.decide('waymark', BODY)).toEqual(NO_DECISIONS);
    expect(warnings).toHaveLength(1);
  });

  it('is waited for no longer than a page can wait', async () => {
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const silent = (_url: string, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    expect(await createRemoteEngine({ url: 'http://localhost:9090', log, fetch: silent, timeoutMs: 5 }).decide('waymark', BODY)).toEqual(
      NO_DECISIONS,
    );
  });

  it('records impressions, and says where it did not', async () => {
    const { asked, remote } = engine(() => new Response(null, { status: 204 }));
    expect(await remote.record('waymark', { items: [] })).toBe(true);
    expect(asked[0]?.url).toBe('http://localhost:9090/api/engine/v1/impressions/waymark');
    expect(await engine(() => new Response(null, { status: 503 })).remote.record('waymark', { items: [] })).toBe(false);
  });
});
