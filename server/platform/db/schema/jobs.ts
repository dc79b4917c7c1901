import { pgTable, text } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/** Which process does a recurring work of the shop, by the name of the work. */
export const jobClaims = pgTable('job_claims', {
  name: text('name').primaryKey(),
  /** Names a process since its start. */
  holder: text('holder').notNull(),
  /** Until then nobody else begins it: while it runs it is extended, after that it is the rest of its period. By the clock of the database. */
  until: at('until').notNull(),
});
