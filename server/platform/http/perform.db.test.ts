import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ServedCall } from './service-ports.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { json, NOTICES, openProbeShop, type ProbeShop, readRefusal, wish } from './testing-service.ts';
import { createMemoryIdempotency } from './testing.ts';

let shop: ProbeShop;
beforeAll(async () => {
  shop = await openProbeShop();
});
afterAll(() => shop.database.close());
beforeEach(() => shop.forgetNotes());

describe('a change with a key', () => {
  const key = { 'Idempotency-Key': '0193b0a4-77aa-7000-8000-000000000001' };

  it('is done once and answered again', async () => {
    const service = shop.serviceWith();
    const first = await service.request(NOTICES, wish('a@b.example', key));
    const second = await service.request(NOTICES, wish('a@b.example', key));
    expect([first.status, second.status]).toEqual([200, 200]);
    expect([first.headers.get('Idempotent-Replayed'), second.headers.get('Idempotent-Replayed')]).toEqual([null, 'true']);
    expect(await second.json()).toEqual({ accepted: true });
    expect(await shop.notes()).toEqual(['a@b.example']);
  });

  it('is the same change however its body is written, and in whatever language it is sent', async () => {
    const service = shop.serviceWith();
    await service.request(`${NOTICES}?locale=en-us`, wish('a@b.example', key));
    const again = await service.request(`${NOTICES}?locale=fr-fr`, json({ email: 'a@b.example', productId: 'ABCDEFGH', upc: '01234567' }, key));
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
  });

  it('is refused with another body under the same key', async () => {
    const service = shop.serviceWith();
    await service.request(NOTICES, wish('a@b.example', key));
    expect(await readRefusal(await service.request(NOTICES, wish('c@d.example', key)))).toMatchObject({ status: 422, code: 'WMK422' });
    expect(await shop.notes()).toEqual(['a@b.example']);
  });

  it('belongs to its subject: the same key of somebody else is another', async () => {
    const service = shop.serviceWith();
    await service.request(NOTICES, wish('a@b.example', key));
    await service.request(NOTICES, wish('c@d.example', { ...key, Cookie: 'subject=bob' }));
    expect(await shop.notes()).toEqual(['a@b.example', 'c@d.example']);
  });

  it('waits while the first request with its key is under way', async () => {
    const idempotency = createMemoryIdempotency();
    idempotency.held.add(key['Idempotency-Key']);
    const response = await shop.serviceWith({ idempotency }).request(NOTICES, wish('a@b.example', key));
    expect(response.headers.get('Retry-After')).toBe('1');
    expect(await readRefusal(response)).toMatchObject({ status: 409, code: 'WMK409K' });
  });

  it('remembers a final refusal, and what the handler wrote is undone', async () => {
    const service = shop.serviceWith();
    const first = await readRefusal(await service.request(NOTICES, wish('refused@b.example', key)));
    const again = await service.request(NOTICES, wish('refused@b.example', key));
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect(await readRefusal(again)).toEqual(first);
    expect(first).toEqual({ status: 404, code: 'ORD404', details: { upc: '01234567' } });
    expect(await shop.notes()).toEqual([]);
  });

  it('remembers nothing of a refusal that asks to be sent again, nor of a bug', async () => {
    const idempotency = createMemoryIdempotency();
    const service = shop.serviceWith({ idempotency });
    expect((await readRefusal(await service.request(NOTICES, wish('later@b.example', key)))).code).toBe('WMK503');
    expect((await readRefusal(await service.request(NOTICES, wish('broken@b.example', key)))).code).toBe('GEN500');
    expect(idempotency.outcomes.size).toBe(0);
    expect(await shop.notes()).toEqual([]);
  });

  it('gets its outcome even when limits and rules would refuse it by now', async () => {
    const idempotency = createMemoryIdempotency();
    await shop.serviceWith({ idempotency }).request(NOTICES, wish('a@b.example', key));
    const limited = shop.serviceWith({ idempotency, limit: async () => 60 });
    expect((await limited.request(NOTICES, wish('a@b.example', { ...key, 'X-Waymark-Client': '0' }))).status).toBe(200);
    expect((await limited.request(NOTICES, wish('b@b.example', { 'Idempotency-Key': '0193b0a4-77aa-7000-8000-000000000002' }))).status).toBe(429);
  });

  it('must have a key that can be one', async () => {
    expect((await readRefusal(await shop.serviceWith().request(NOTICES, wish('a@b.example', { 'Idempotency-Key': 'x' })))).code).toBe('WMK400');
  });

  it('is not blamed on the shop when the database cannot hold its data', async () => {
    expect((await readRefusal(await shop.serviceWith().request(NOTICES, wish('data@b.example', key)))).code).toBe('WMK400');
  });

  it('does what follows only once it is there for good, and only once', async () => {
    const done: string[] = [];
    const service = shop.serviceWith(
      {},
      {
        'products.notifications': async ({ body }, ctx) => {
          ctx.afterCommit(async () => void done.push(`mail after ${(await shop.notes()).length}`));
          await ctx.db.execute(sql`insert into probe values (${body.email})`);
          if (body.email.startsWith('refused')) throw new Refusal('ORD404');
          return { accepted: true };
        },
      },
    );
    await service.request(NOTICES, wish('a@b.example', key));
    await service.request(NOTICES, wish('a@b.example', key));
    await service.request(NOTICES, wish('refused@b.example', { 'Idempotency-Key': '0193b0a4-77aa-7000-8000-000000000003' }));
    await expect.poll(() => done).toEqual(['mail after 1']);
  });
});

describe('the log', () => {
  it('has one line a call: no query, no body, nobody', async () => {
    const lines: unknown[] = [];
    const served: ServedCall[] = [];
    const log = { info: (fields: object) => void lines.push(fields), warn: () => {}, error: (fields: object) => void lines.push(fields) };
    const service = shop.serviceWith({ log, onServed: (call) => void served.push(call) });
    await service.request(`${NOTICES}?x=secret-query`, wish('broken-secret@b.example', { 'X-Transaction-Id': 'page-1234' }));
    expect(JSON.stringify(lines)).not.toMatch(/secret|ann/);
    expect(served).toMatchObject([
      { call: 'products.notifications', method: 'PUT', status: 500, code: 'GEN500', transactionId: 'page-1234', replayed: false },
    ]);
  });

  it('never quotes the values of a failed query', async () => {
    const lines: unknown[] = [];
    const log = { info: () => {}, warn: () => {}, error: (fields: object) => void lines.push(fields) };
    await shop.serviceWith({ log }).request(NOTICES, wish('data-secret@b.example'));
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain('secret');
    expect(JSON.stringify(lines)).toContain('22P02');
  });
});
