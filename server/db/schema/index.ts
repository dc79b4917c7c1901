/** The whole schema, as one namespace for the database handle and for drizzle-kit. */
export * from './accounts.ts';
export * from './catalogue.ts';
export * from './commerce.ts';
export * from './wishlists.ts';
