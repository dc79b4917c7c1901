import { whileHere } from './while-here.ts';
import type { DraftRow, WaymarkDatabase } from './schema.ts';

/** The owner of a draft. A guest stays the same guest when the session gets another subject. */
export interface DraftOwner {
  readonly subject: string;
  readonly type: 'Guest' | 'Registered';
}

export type DraftValues = Readonly<Record<string, unknown>>;

/** Digits of a card number as people type them, grouped or not; never a part of a longer word such as an id. */
const CARD_LIKE = /(?<![\w+-])[2-6]\d{3}(?:[ -]?\d){9,15}(?![\w-])/g;

const passesLuhn = (digits: string): boolean =>
  Array.from(digits)
    .toReversed()
    .reduce((sum, digit, index) => sum + (index % 2 === 0 ? Number(digit) : ((Number(digit) * 2) % 10) + (digit >= '5' ? 1 : 0)), 0) %
    10 ===
  0;

const holdsCard = (text: string): boolean => (text.match(CARD_LIKE) ?? []).some((found) => passesLuhn(found.replaceAll(/\D/g, '')));

/** Removes card numbers, which a draft must never contain, from whatever field they were typed into. A phone number may look like one and is kept. */
export const withoutCards = (values: DraftValues): DraftValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
      if (typeof value === 'string') return name !== 'phone' && holdsCard(value) ? [] : [[name, value]];
      return [[name, typeof value === 'object' && value !== null && !Array.isArray(value) ? withoutCards(value as DraftValues) : value]];
    }),
  );

const isOwn = (row: DraftRow, owner: DraftOwner): boolean => row.subject === owner.subject || (owner.type === 'Guest' && row.ownerType === 'Guest');

const ownValues = (row: DraftRow | undefined, owner: DraftOwner): DraftValues | null => (row && isOwn(row, owner) ? row.values : null);

const rowOf = (id: string, owner: DraftOwner, step: string, values: DraftValues): DraftRow => ({
  id,
  subject: owner.subject,
  ownerType: owner.type,
  step,
  values: withoutCards(values),
  savedAt: new Date().toISOString(),
});

/** Unfinished input that must survive a reload, a crash and an update. One row per purpose; another person's row is ignored. */
export const createDrafts = (db: WaymarkDatabase) => ({
  async read(id: string, owner: DraftOwner): Promise<DraftValues | null> {
    return ownValues(await whileHere(() => db.drafts.get(id)), owner);
  },

  async save(id: string, owner: DraftOwner, step: string, values: DraftValues): Promise<void> {
    await whileHere(() => db.drafts.put(rowOf(id, owner, step, values)));
  },

  /**
   * Writes `values` unless this owner has a row already, in one transaction.
   * @returns the row afterwards: if two tabs press at once, both get the first one's.
   */
  async claim(id: string, owner: DraftOwner, step: string, values: DraftValues): Promise<DraftValues> {
    return whileHere(() =>
      db.transaction('rw', db.drafts, async () => {
        const known = ownValues(await db.drafts.get(id), owner);
        if (known) return known;
        await db.drafts.put(rowOf(id, owner, step, values));
        return values;
      }),
    );
  },

  async remove(...ids: readonly string[]): Promise<void> {
    await whileHere(() => db.drafts.bulkDelete([...ids]));
  },
});

export type Drafts = ReturnType<typeof createDrafts>;
