import { createHash } from 'node:crypto';
import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { promotionRedemptions, promotions } from '#server/platform/db/schema/promotions.ts';

export type PromotionRow = typeof promotions.$inferSelect;

export interface Shopper {
  readonly subject: string;
  readonly emails: readonly string[];
}

/** A promotion with how many orders used it: of everybody, and of this shopper. */
export interface PromotionUse {
  readonly row: PromotionRow | undefined;
  readonly all: number;
  readonly own: number;
}

export const hashEmail = (email: string): string => createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');

/** Orders that used these promotions. A shopper is the same one under the same account, the same guest id or the same e-mail address. */
export const countUses = async (
  db: Db,
  codes: readonly string[],
  { subject, emails }: Shopper,
): Promise<Map<string, { all: number; own: number }>> => {
  if (codes.length === 0) return new Map();
  const hashes = emails.map(hashEmail);
  const own = or(eq(promotionRedemptions.subject, subject), hashes.length > 0 ? inArray(promotionRedemptions.emailHash, hashes) : undefined);
  const counted = await db
    .select({
      code: promotionRedemptions.code,
      all: sql<number>`count(*)::int`,
      own: sql<number>`(count(*) filter (where ${own}))::int`,
    })
    .from(promotionRedemptions)
    .where(inArray(promotionRedemptions.code, [...codes]))
    .groupBy(promotionRedemptions.code);
  return new Map(counted.map(({ code, ...uses }) => [code, uses]));
};

const isLimited = ({ maxRedemptions, maxPerShopper }: PromotionRow): boolean => maxRedemptions !== null || maxPerShopper !== null;

/** The promotions of some rows with their uses; those without a limit are not counted. */
export const usesOf = async (db: Db, rows: readonly PromotionRow[], shopper: Shopper): Promise<(PromotionUse & { row: PromotionRow })[]> => {
  const uses = await countUses(
    db,
    rows.filter(isLimited).map(({ code }) => code),
    shopper,
  );
  return rows.map((row) => ({ row, all: 0, own: 0, ...uses.get(row.code) }));
};

/** The promotions behind codes; one that there is not has no row. */
export const findUses = async (db: Db, codes: readonly string[], shopper: Shopper): Promise<Map<string, PromotionUse>> => {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select()
    .from(promotions)
    .where(inArray(promotions.code, [...codes]));
  const uses = await usesOf(db, rows, shopper);
  return new Map(codes.map((code) => [code, uses.find(({ row }) => row?.code === code) ?? { row: undefined, all: 0, own: 0 }]));
};
