import { Dexie, type EntityTable } from 'dexie';
import { heedAll } from './heed-all.ts';

/** A product page that was viewed on this device. */
export interface SeenRow {
  /** Style. */
  readonly id: string;
  /** Rises with every view: the last one viewed has the highest. */
  readonly order: number;
}

/**
 * Data that is useful on the device but may be lost: writes are relaxed, and it is emptied when space is needed. What must survive is in schema.ts.
 */
export class ShelfDatabase extends Dexie {
  declare seen: EntityTable<SeenRow, 'id'>;

  constructor(name = 'waymark-shelf') {
    super(name);
    heedAll(this);
    this.version(1).stores({ seen: 'id, order' });
  }
}
