import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { CallBody } from '#contract/calls/calls.ts';
import type { OwnPhoto } from '#contract/calls/photos.ts';
import type { Locale } from '#contract/locales.ts';
import { hasBought } from '#server/catalogue/reviews/has-bought.ts';
import { marksOf } from '#server/catalogue/reviews/marks.ts';
import { asLine } from '#server/catalogue/reviews/plain-text.ts';
import type { RegisteredSession } from '#server/platform/http/context.ts';
import type { Db } from '#server/platform/db/open.ts';
import { photoUsers, shopperPhotos } from '#server/platform/db/schema/photos.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { discardPhotos } from './discard.ts';
import { viewOwnPhoto } from './view.ts';

type PhotoUser = typeof photoUsers.$inferSelect;

/**
 * The entry of an account, made with its first name. Its photos were published under the name that a moderator saw: another one takes them back to the queue,
 * with marks of its own.
 * @throws API404 without a name where there is none
 */
export const introduce = async (
  tx: Db,
  accountId: string,
  name: string | undefined,
  { now, locale }: Pick<Sharing, 'now' | 'locale'>,
): Promise<PhotoUser> => {
  const [known] = await tx.select().from(photoUsers).where(eq(photoUsers.accountId, accountId));
  if (name === undefined) {
    if (!known) throw new Refusal('API404');
    return known;
  }
  if (known && known.name !== asLine(name)) await lookAgain(tx, known.id, asLine(name), locale);
  const [user] = await tx
    .insert(photoUsers)
    .values({ id: randomUUID(), accountId, name: asLine(name), createdAt: now })
    .onConflictDoUpdate({ target: photoUsers.accountId, targetWhere: isNotNull(photoUsers.accountId), set: { name: asLine(name) } })
    .returning();
  if (!user) throw new Error('no row was written');
  return user;
};

/** The photos of an entry under another name: its marks are looked for again, and what was published waits. */
const lookAgain = async (tx: Db, userId: string, name: string, locale: Locale): Promise<void> => {
  const photos = await tx.select().from(shopperPhotos).where(eq(shopperPhotos.userId, userId)).for('update');
  for (const { id, caption, status } of photos)
    await tx
      .update(shopperPhotos)
      .set({ marks: marksOf([caption, name].join('\n'), locale), ...(status === 'published' && { status: 'pending' as const }) })
      .where(eq(shopperPhotos.id, id));
};

/** The account's own entry. @throws API404 for somebody else's, which is answered like none */
export const ownUser = async (db: Db, userId: string, accountId: string): Promise<PhotoUser> => {
  const [user] = await db
    .select()
    .from(photoUsers)
    .where(and(eq(photoUsers.id, userId), eq(photoUsers.accountId, accountId)));
  if (!user) throw new Refusal('API404');
  return user;
};

interface Sharing {
  readonly db: Db;
  readonly session: RegisteredSession;
  readonly locale: Locale;
  readonly now: Date;
}

/** Puts an upload of the account into the moderators' queue. @throws API404 for somebody else's upload, and for one that is used or gone */
export const sharePhoto = async (
  { db, session, locale, now }: Sharing,
  user: PhotoUser,
  masterId: string,
  { stashId, caption = '', categories = [], terms }: CallBody<'photo.userMedia'>,
): Promise<OwnPhoto> => {
  const text = asLine(caption);
  const [row] = await db
    .update(shopperPhotos)
    .set({
      use: 'gallery',
      userId: user.id,
      masterId,
      caption: text,
      language: locale.language,
      categories: [...new Set(categories)],
      verified: await hasBought(db, session, masterId),
      marks: marksOf([text, user.name].join('\n'), locale),
      status: 'pending',
      consentAt: now,
      terms,
      sharedAt: now,
    })
    .where(and(eq(shopperPhotos.id, stashId), eq(shopperPhotos.accountId, session.account.id), eq(shopperPhotos.use, 'stash')))
    .returning();
  if (!row) throw new Refusal('API404');
  return viewOwnPhoto(row, user.name);
};

/** @throws API404 */
export const takeBack = async (tx: Db, user: PhotoUser, id: string): Promise<void> => {
  const [row] = await tx
    .select({ id: shopperPhotos.id })
    .from(shopperPhotos)
    .where(and(eq(shopperPhotos.id, id), eq(shopperPhotos.userId, user.id), eq(shopperPhotos.use, 'gallery')))
    .for('update');
  if (!row) throw new Refusal('API404');
  await discardPhotos(tx, [id]);
};
