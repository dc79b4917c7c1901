import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { partHashSchema } from './offline-catalogue.ts';

/**
 * Pieces of some variants in one store: UPCs in ascending order, and a character for each of them: a digit, or `+` for ten and more. What a store does not have
 * is not named.
 */
export const storeStockPartSchema = z.object({
  kind: z.literal('store-stock'),
  storeId: z.string(),
  upcs: z.array(z.string()),
  units: z.string().check(z.regex(/^[1-9+]*$/)),
});
export type StoreStockPart = z.infer<typeof storeStockPartSchema>;

/** What a device of a store needs to know what is on the store's shelves. Two manifests of one `version` name the same parts. */
export const storeStockSchema = z.object({
  storeId: z.string(),
  version: z.string(),
  /** When the stock was read. */
  asOf: z.string(),
  parts: z.array(
    z.object({
      hash: partHashSchema,
      /** Bytes of the text. */
      bytes: z.int(),
      /** Bytes on the line, compressed with brotli. */
      size: z.int(),
    }),
  ),
});
export type StoreStock = z.infer<typeof storeStockSchema>;

/** The stock of a store, for the devices of that store alone. */
export const storeStockCalls = defineCalls({
  'agent.stock': {
    method: 'GET',
    path: '/consumers-v3/consumer/agent/stock',
    access: 'personal',
    effect: 'read',
    session: 'registered',
    summary: 'What a device downloads to have the stock of the store that it sells in, and refreshes by difference',
    response: storeStockSchema,
    errors: ['AUT404', 'STR404'],
    spec: 'spec 2 §4; ours',
  },
  'agent.stockPart': {
    method: 'GET',
    path: '/consumers-v3/consumer/agent/stock/{hash}',
    access: 'personal',
    effect: 'read',
    session: 'registered',
    summary: 'One part of it, named by its content; one of another store is not there',
    params: z.object({ hash: partHashSchema }),
    response: storeStockPartSchema,
    errors: ['AUT404', 'API404', 'STR404'],
    spec: 'spec 2 §4; ours',
  },
});
