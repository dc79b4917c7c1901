import { afterAll, beforeAll } from 'vitest';
import * as z from 'zod/mini';
import { type CallName, calls } from '#contract/calls/calls.ts';
import { LOCALES, type LocaleId } from '#contract/locales.ts';
import type { ProductDetails, ProductSearch } from '#contract/calls/products.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { createTestTemplate } from '#server/platform/db/test-database.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import type { HandlerInput } from '#server/platform/http/handlers.ts';
import { seedDatabase } from '#demo/seed/seed-database.ts';
import { catalogueHandlers } from './handlers.ts';

export const NOW = new Date('2026-11-21T10:15:30Z');
export const handlers = catalogueHandlers();
const seeded = createTestTemplate(async (db) => {
  await seedDatabase(db, NOW);
});

export let database: OpenDatabase;

/** One catalogue, as a new shop has it, for all tests of a file. */
export const useSeededCatalogue = (): void => {
  beforeAll(async () => {
    database = await seeded();
  }, 240_000);
  afterAll(() => database.close());
};

type Mine = keyof typeof handlers & CallName;

export const call = async <N extends Mine>(name: N, input: Partial<HandlerInput<N>>, locale: LocaleId = 'en-us') => {
  const ctx = { db: database.db, locale: LOCALES[locale], clock: () => NOW } as unknown as CallContext<N>;
  const handler = handlers[name] as (input: HandlerInput<N>, ctx: CallContext<N>) => Promise<unknown>;
  const answer = await handler({ params: undefined, query: {}, body: undefined, ...input } as HandlerInput<N>, ctx);
  // Every answer is what the contract promises.
  return z.parse(calls[name].response, answer);
};

export const search = (query: HandlerInput<'products.productSearch'>['query'], locale?: LocaleId) =>
  call('products.productSearch', { query }, locale) as Promise<ProductSearch>;
export const details = (productId: string, locale?: LocaleId) =>
  call('products.details', { params: { productId } }, locale) as Promise<ProductDetails>;
