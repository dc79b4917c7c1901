import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { apiErrorSchema } from '#contract/errors/api-error.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import type { AllHandlers } from './handlers.ts';
import { createPartialService } from './mount.ts';
import type { ServicePorts } from './service-ports.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { makeServicePorts } from './testing.ts';

/**
 * A few calls of each kind. The outcome of a restock notice depends on its address: `refused@`, `later@`, `broken@`, `data@`; otherwise it is stored.
 */
const handlers: Partial<AllHandlers> = {
  'products.inventory': async ({ params }) => ({ productId: params.productId, variants: {} }),
  'products.availability': async ({ body }) => ({ stores: body.storeIds.map((storeId) => ({ storeId, variants: {} })) }),
  'products.productSearch': async ({ query }) => ({
    total: 0,
    start: query.start ?? 0,
    count: query.count ?? 24,
    sort: query.sort ?? 'featured',
    hits: [],
    facets: [],
    asOf: '2026-11-21T12:00:00.000Z',
  }),
  'products.notifications': async ({ body }, ctx) => {
    await ctx.db.execute(sql`insert into probe values (${body.email})`);
    if (body.email.startsWith('refused')) throw new Refusal('ORD404', { upc: body.upc });
    if (body.email.startsWith('later')) throw new Refusal('WMK503');
    if (body.email.startsWith('broken')) throw new Error('a bug');
    if (body.email.startsWith('data')) await ctx.db.execute(sql`select ${body.email}::integer`);
    return { accepted: true };
  },
  'fapi.serverTime': async ({ query }, ctx) => ({ timestamp: ctx.clock().toISOString(), nonce: query.nonce }),
  'orders.byCart': async () => ({ state: 'none' }),
};

export interface ProbeShop {
  readonly database: OpenDatabase;
  /** The service, with other ports and handlers if a test needs them. */
  readonly serviceWith: (overrides?: Partial<ServicePorts>, more?: Partial<AllHandlers>) => Hono;
  /** The notices that were committed. */
  readonly notes: () => Promise<string[]>;
  readonly forgetNotes: () => Promise<void>;
}

/** A service on a database that shows what was committed. */
export const openProbeShop = async (): Promise<ProbeShop> => {
  const database = await openTestDatabase();
  const { db } = database;
  await db.execute(sql`create table probe (note text not null)`);
  return {
    database,
    serviceWith: (overrides = {}, more = {}) => createPartialService(makeServicePorts(db, overrides), { ...handlers, ...more }),
    notes: async () => {
      const { rows } = (await db.execute(sql`select note from probe order by note`)) as { rows: { note: string }[] };
      return rows.map(({ note }) => note);
    },
    forgetNotes: async () => void (await db.execute(sql`truncate probe`)),
  };
};

export const NOTICES = '/products/v1/notifications';

/** A request for a restock notice, sent by Ann. */
export const wish = (email: string, headers: Readonly<Record<string, string>> = {}): RequestInit =>
  json({ upc: '01234567', productId: 'ABCDEFGH', email }, headers);

export const json = (body: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: 'PUT',
  headers: { 'Content-Type': 'application/json', Cookie: 'subject=ann', ...headers },
  body: JSON.stringify(body),
});

/** The refusal in a response; throws if it is not in the error shape. */
export const readRefusal = async (response: Response) => {
  const { errorDetails, appId, correlationId, status } = apiErrorSchema.parse(await response.json());
  const [first] = errorDetails;
  const agrees = status === response.status && appId === 'waymark' && response.headers.get('X-Correlation-Id') === correlationId;
  if (!first || !agrees || response.headers.get('Cache-Control') !== 'no-store') throw new Error(`Body and head of a refusal disagree: ${status}`);
  return { status, code: first.errorId, details: first.details };
};
