import { expect, it } from 'vitest';
import { EVENTS_DATABASES } from '#db/events/device-event-store.ts';
import { INVENTORY } from './inventory.ts';

it.each(Object.entries(EVENTS_DATABASES))(
  'a refusal of %s deletes the database of its events, and no other category has it',
  (category, database) => {
    const rows = INVENTORY.filter(({ place, names }) => place === 'indexedDB' && names.includes(database));
    expect(rows.map((row) => row.category)).toEqual([category]);
  },
);
