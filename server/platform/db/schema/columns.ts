import { timestamp } from 'drizzle-orm/pg-core';

/** A moment, as a Date in code and with its zone in the database. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
