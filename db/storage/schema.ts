import { Dexie, type EntityTable, type Table, type Transaction } from 'dexie';
import type { CounterRow, HeldRow } from './in-store-rows.ts';
import { popupWish } from '#db/mutations/pending-popup.ts';
import type { WishKey } from './list-rows.ts';
import type { ListSyncRecord, ListName, ListRow, PendingEntry } from '#db/mutations/pending-entry.ts';
import type { CartRow, Identity, LaneRow, Mutation, Notice, Receipt } from '#db/mutations/mutation.ts';
import { heedAll } from './heed-all.ts';

export type IdentityRow = Identity & { readonly id: 'current' };

/** Checkout input that was not sent yet. Never card data: see drafts.ts. */
export interface DraftRow {
  readonly id: string;
  readonly subject: string;
  readonly ownerType: 'Guest' | 'Registered';
  readonly step: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly savedAt: string;
}

/**
 * The shopper's own data, which must survive. Every transaction is strict: complete means on disk, not in a buffer ([OUT1]). Data with relaxed
 * durability is in the shelf (shelf.ts), which may be emptied at any time.
 */
export class WaymarkDatabase extends Dexie {
  declare lanes: EntityTable<LaneRow, 'lane'>;
  declare identity: EntityTable<IdentityRow, 'id'>;
  declare carts: EntityTable<CartRow, 'subject'>;
  declare outbox: Table<Mutation, [string, number]>;
  declare receipts: EntityTable<Receipt, 'id'>;
  declare notices: EntityTable<Notice, 'id'>;
  declare drafts: EntityTable<DraftRow, 'id'>;
  declare listLanes: EntityTable<ListSyncRecord, 'lane'>;
  declare lists: Table<ListRow<unknown>, [ListName, string]>;
  declare wishes: Table<PendingEntry<unknown>, WishKey>;
  declare counter: EntityTable<CounterRow, 'id'>;
  declare heldBaskets: EntityTable<HeldRow, 'id'>;

  /** The native database, opened by Dexie; `anew`: the browser closed it. An open one is returned synchronously. */
  connect(anew = false): IDBDatabase | Promise<IDBDatabase> {
    return !anew && this.isOpen() ? this.backendDB() : this.reopen(anew);
  }

  private async reopen(anew: boolean): Promise<IDBDatabase> {
    if (anew) this.close({ disableAutoOpen: false });
    if (!this.isOpen()) await this.open();
    return this.backendDB();
  }

  constructor(name = 'waymark') {
    super(name, { chromeTransactionDurability: 'strict' });
    heedAll(this);
    // A released version is never edited: the next one is added below it, with its upgrade.
    this.version(1).stores({
      lanes: 'lane',
      identity: 'id',
      carts: 'subject',
      outbox: '[lane+seq], lane, id',
      receipts: 'id, at',
      notices: 'id',
      drafts: 'id',
      popups: 'id',
    });
    this.version(2)
      .stores({ listLanes: 'lane', lists: '[lane+subject], lane', wishes: '[lane+subject+key], lane', popups: null })
      .upgrade(movePopups);
    this.version(3).stores({ counter: 'id', heldBaskets: 'id' });
  }
}

/** Moves closed pop-ups from their former table to their lane. */
const movePopups = async (tx: Transaction): Promise<void> => {
  const closed = (await tx.table('popups').toArray()) as { readonly id: string; readonly at: string }[];
  await tx.table('wishes').bulkPut(closed.map(({ id, at }) => popupWish(id, at)));
};
