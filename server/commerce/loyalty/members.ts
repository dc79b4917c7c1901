import { randomBytes, randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { mailOutbox } from '#server/platform/db/schema/commerce.ts';
import { loyaltyMembers } from '#server/platform/db/schema/loyalty.ts';
import { promotions } from '#server/platform/db/schema/promotions.ts';
import { luhnDigit, passesLuhn } from '#domain/luhn.ts';
import { book } from './book.ts';
import { takeIn } from './ledger.ts';
import { endOfWelcome, expiryOfEarned, WELCOME_POINTS, welcomePromotion } from './rules.ts';

export type Member = typeof loyaltyMembers.$inferSelect;

export const makeMemberId = (): string => {
  const digits = String(randomInt(0, 1_000_000_000)).padStart(9, '0');
  return `WM${digits}${luhnDigit(digits)}`;
};

/** Nine digits and one that checks them: a slip of a finger in a store is found before anybody is. */
export const isMemberId = (text: string): boolean => /^WM\d{10}$/.test(text) && passesLuhn(text.slice(2));

export const findMember = async (db: Db, accountId: string): Promise<Member | undefined> => {
  const [member] = await db.select().from(loyaltyMembers).where(eq(loyaltyMembers.accountId, accountId));
  return member;
};

/** A member as a store looks for one: by the id that is shown or typed. */
export const findMemberById = async (db: Db, memberId: string): Promise<Member | undefined> => {
  const wanted = memberId.replaceAll(/[\s-]/g, '').toUpperCase();
  if (!isMemberId(wanted)) return undefined;
  const [member] = await db.select().from(loyaltyMembers).where(eq(loyaltyMembers.memberId, wanted));
  return member;
};

export interface Joining {
  readonly accountId: string;
  readonly now: Date;
  readonly leadSource?: string | undefined;
  readonly referralCode?: string | undefined;
}

/** Makes a member, with a welcome and an email that asks to confirm; who is one already stays as they are. The mailer is woken by the caller. */
export const joinLoyalty = async (tx: Db, { accountId, now, leadSource, referralCode }: Joining): Promise<Member> => {
  const known = await findMember(tx, accountId);
  if (known) return known;
  const welcomeCode = `WELCOME-${randomBytes(6).toString('hex').toUpperCase()}`;
  const referrer = referralCode === undefined ? undefined : await findMemberById(tx, referralCode);
  const row = {
    accountId,
    memberId: makeMemberId(),
    joinedAt: now,
    confirmedAt: null,
    letter: makeEmailName(),
    leadSource: leadSource ?? null,
    referredBy: referrer && referrer.accountId !== accountId ? referrer.memberId : null,
    welcomeCode,
  };
  const [member] = await tx.insert(loyaltyMembers).values(row).onConflictDoNothing().returning();
  if (!member) {
    const other = await findMember(tx, accountId);
    if (other) return other;
    // The member id was somebody's: another one will not be.
    return joinLoyalty(tx, { accountId, now, leadSource, referralCode });
  }
  await tx
    .insert(promotions)
    .values({ code: welcomeCode, needsCode: true, rule: welcomePromotion(), endsAt: endOfWelcome(now), maxRedemptions: 1, maxPerShopper: 1 });
  await earn(tx, accountId, 'welcome', 'joined', WELCOME_POINTS, now);
  await writeEmail(tx, member, now);
  return member;
};

const makeEmailName = (): string => `loyalty-${randomBytes(24).toString('base64url')}`;

const earn = (tx: Db, accountId: string, kind: 'welcome', reference: string, points: number, now: Date) =>
  book(tx, { accountId, kind, reference, now, expiresAt: expiryOfEarned(now) }, (holding, id) => takeIn(holding, points, id, 'issued'));

const writeEmail = async (tx: Db, { accountId, letter: mail, memberId }: Member, now: Date): Promise<void> => {
  const [account] = await tx.select({ email: accounts.email, locale: accounts.locale }).from(accounts).where(eq(accounts.id, accountId));
  if (!account) return;
  await tx.insert(mailOutbox).values({
    id: uuidv7(),
    messageId: mail,
    template: 'loyalty-confirm',
    locale: account.locale,
    recipient: account.email,
    data: { memberId },
    nextAttemptAt: now,
    createdAt: now,
  });
};

/** Writes the email once more, under a new name: the old one opens nothing any longer. At most one every ten minutes. */
export const writeEmailAgain = async (tx: Db, member: Member, now: Date): Promise<void> => {
  if (member.confirmedAt) return;
  const [last] = await tx.select({ at: mailOutbox.createdAt }).from(mailOutbox).where(eq(mailOutbox.messageId, member.letter));
  if (last && now.getTime() - last.at.getTime() < 600_000) return;
  const mail = makeEmailName();
  await tx.update(loyaltyMembers).set({ letter: mail }).where(eq(loyaltyMembers.accountId, member.accountId));
  await writeEmail(tx, { ...member, letter: mail }, now);
};

/** Where a member came from and who sent them: kept the first time it is told, the latter until the membership is confirmed. */
export const noteOrigin = async (tx: Db, member: Member, leadSource: string | undefined, referralCode: string | undefined): Promise<void> => {
  const referrer =
    referralCode === undefined || member.referredBy !== null || member.confirmedAt ? undefined : await findMemberById(tx, referralCode);
  const news = {
    ...(leadSource !== undefined && member.leadSource === null && { leadSource }),
    ...(referrer && referrer.accountId !== member.accountId && { referredBy: referrer.memberId }),
  };
  if (Object.keys(news).length > 0) await tx.update(loyaltyMembers).set(news).where(eq(loyaltyMembers.accountId, member.accountId));
};
