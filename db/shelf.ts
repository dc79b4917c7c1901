import { Dexie, type EntityTable } from 'dexie';
import { heedAll } from './tables/heed-all.ts';

/** A product page that was looked at on this device. */
export interface SeenRow {
  /** Style. */
  readonly id: string;
  /** Rises with every look: what was seen last has the highest. */
  readonly order: number;
}

/**
 * What is nice to have on the device and no loss when it goes: writes are relaxed, and whoever needs room may empty it. What must
 * survive is in schema.ts.
 */
export class ShelfDatabase extends Dexie {
  declare seen: EntityTable<SeenRow, 'id'>;

  constructor(name = 'waymark-shelf') {
    super(name);
    heedAll(this);
    this.version(1).stores({ seen: 'id, order' });
  }
}
