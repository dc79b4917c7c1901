import { Dexie, type EntityTable, type Table } from 'dexie';
import type { CartRow, Identity, LaneRow, Mutation, Notice, Receipt } from './replay/mutation.ts';

export type IdentityRow = Identity & { readonly id: 'current' };

/** What the shopper typed into the checkout and has not sent. Never card data: see drafts.ts. */
export interface DraftRow {
  readonly id: string;
  readonly subject: string;
  readonly ownerType: 'Guest' | 'Registered';
  readonly step: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly savedAt: string;
}

export interface DismissedPopupRow {
  readonly id: string;
  readonly at: string;
}

/**
 * The shopper's own data: what must survive. Every transaction is strict: complete means on disk, not in a buffer ([OUT1]). Relaxed data
 * lives in the shelf (shelf.ts), which may be emptied at any time.
 */
export class WaymarkDatabase extends Dexie {
  declare lanes: EntityTable<LaneRow, 'lane'>;
  declare identity: EntityTable<IdentityRow, 'id'>;
  declare carts: EntityTable<CartRow, 'subject'>;
  declare outbox: Table<Mutation, [string, number]>;
  declare receipts: EntityTable<Receipt, 'id'>;
  declare notices: EntityTable<Notice, 'id'>;
  declare drafts: EntityTable<DraftRow, 'id'>;
  declare popups: EntityTable<DismissedPopupRow, 'id'>;

  constructor(name = 'waymark') {
    super(name, { chromeTransactionDurability: 'strict' });
    // A version is never edited once it was released: the next one is added below it, with its upgrade.
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
  }
}
