/** The whole schema, as one namespace for the database handle and for drizzle-kit. */
export * from './accounts.ts';
export * from './catalogue.ts';
export * from './commerce.ts';
export * from './promotions.ts';
export * from './loyalty.ts';
export * from './consumer.ts';
export * from './in-store.ts';
export * from './payments.ts';
export * from './returns.ts';
export * from './enrollment.ts';
export * from './limits.ts';
export * from './wishlists.ts';
export * from './passkeys.ts';
export * from './questions.ts';
export * from './experiments.ts';
export * from './insights.ts';
export * from './decisions.ts';
