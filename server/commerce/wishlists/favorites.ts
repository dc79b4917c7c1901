import { randomUUID } from 'node:crypto';
import { FAVORITES_MAX } from '#contract/constants.ts';
import { styleIdOf } from '#contract/ids.ts';
import type { Locale } from '#contract/locales.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import type { FavoriteItem } from '#contract/calls/wishlists.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { wishLists } from '#server/platform/db/schema/wishlists.ts';
import type { CallContext, CallSession } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  assertKeepsLists,
  countEntries,
  keepsLists,
  dropEntry,
  type EntryRow,
  findList,
  findShared,
  type ListChange,
  openList,
  putEntry,
  readEntries,
} from './lists.ts';
import type { WishlistPorts } from './ports.ts';

type FavoriteCall =
  | 'wishlists.getFavorites'
  | 'wishlists.addFavorite'
  | 'wishlists.deleteFavoriteItem'
  | 'wishlists.shareFavorites'
  | 'wishlists.revokeFavoritesShare'
  | 'wishlists.getFavoritesShare';

/** A shop that has switched them off has none, neither to read nor to change; nor has an employee (spec 1 §6, 2 §5). */
const assertOffered = (locale: Locale, session?: CallSession): void => {
  if (!settingsFor(locale.id).features.favorites) throw new Refusal('API404');
  assertKeepsLists(session);
};

/** The lists of favorites (spec 2 §7). */
export const favoriteHandlers = ({ findCards }: WishlistPorts) => {
  const itemsOf = async (db: Db, entries: readonly EntryRow[], locale: Locale, now: Date): Promise<FavoriteItem[]> => {
    const cards = await findCards(
      db,
      entries.map(({ productId }) => productId),
      locale,
      now,
    );
    return entries.map(({ productId, itemId, qty, priceThen, currencyThen, addedAt, key }) => {
      const product = cards.get(key);
      return {
        id: productId,
        itemId,
        qty,
        itemType: 'product',
        addedAt: addedAt.toISOString(),
        ...(priceThen !== null && currencyThen !== null && { priceThen: { current: priceThen, currency: currencyThen } }),
        ...(product && { product }),
      };
    });
  };

  const answer = async ({ db, locale, clock }: Pick<CallContext, 'db' | 'locale' | 'clock'>, { listId, entry, ...change }: ListChange) => {
    const [item = null] = entry ? await itemsOf(db, [entry], locale, clock()) : [];
    return { favoriteId: listId, version: change.version, previousVersion: change.previousVersion, total: change.total, item };
  };

  const ownerOf = (ctx: { readonly session: { readonly subject: string } }) => ({ subject: ctx.session.subject, kind: 'favorites' as const });

  return {
    'wishlists.getFavorites': async ({ query }, ctx) => {
      const { db, locale, clock } = ctx;
      assertOffered(locale);
      const start = query.start ?? 0;
      const list = keepsLists(ctx.session) ? await findList(db, ownerOf(ctx)) : undefined;
      if (!list) return { favoriteId: null, version: 0, total: 0, start, count: 0, items: [] };
      const entries = await readEntries(db, list.id, start, query.count ?? settingsFor(locale.id).pageSizes.favorites);
      const items = await itemsOf(db, entries, locale, clock());
      const total = await countEntries(db, list.id);
      const shared = list.shareId === null ? {} : { shareId: list.shareId };
      return { favoriteId: list.id, ...shared, version: list.version, total, start, count: items.length, items };
    },

    'wishlists.addFavorite': async ({ body }, ctx) => {
      const { db, locale, clock } = ctx;
      assertOffered(locale, ctx.session);
      const now = clock();
      const list = await openList(db, ownerOf(ctx), now, body.favoriteId);
      const key = styleIdOf(body.id);
      const card = (await findCards(db, [body.id], locale, now)).get(key);
      if (!card) throw new Refusal('PLP400');
      const entry = {
        key,
        // A colour that there is not any more is kept as the style.
        productId: card.productId === body.id ? body.id : key,
        upc: null,
        qty: body.qty ?? 1,
        choice: null,
        priceThen: card.price.current,
        currencyThen: card.price.currency,
      };
      return answer(ctx, await putEntry(db, list, entry, { max: FAVORITES_MAX, now }));
    },

    'wishlists.deleteFavoriteItem': async ({ params }, ctx) => {
      const now = ctx.clock();
      const list = await openList(ctx.db, ownerOf(ctx), now, params.favoriteId);
      return answer(ctx, await dropEntry(ctx.db, list, params.itemId, now));
    },

    'wishlists.shareFavorites': async ({ params }, ctx) => {
      assertOffered(ctx.locale, ctx.session);
      const now = ctx.clock();
      const list = await openList(ctx.db, ownerOf(ctx), now, params.favoriteId);
      // Random in every bit: ids that tell their time can be guessed at.
      const shareId = list.shareId ?? randomUUID();
      const sharedAt = list.sharedAt ?? now;
      if (list.shareId === null) await ctx.db.update(wishLists).set({ shareId, sharedAt }).where(eq(wishLists.id, list.id));
      return { favoriteId: list.id, shareId, sharedAt: sharedAt.toISOString() };
    },

    'wishlists.revokeFavoritesShare': async ({ params }, ctx) => {
      const list = await openList(ctx.db, ownerOf(ctx), ctx.clock(), params.favoriteId);
      await ctx.db.update(wishLists).set({ shareId: null, sharedAt: null }).where(eq(wishLists.id, list.id));
      return { favoriteId: list.id };
    },

    'wishlists.getFavoritesShare': async ({ params }, { db, locale, clock }) => {
      assertOffered(locale);
      const list = await findShared(db, params.favoriteId);
      if (!list) throw new Refusal('API404');
      const entries = await readEntries(db, list.id, 0, FAVORITES_MAX);
      // What it cost its owner when it was put there is nobody else's business.
      const unpriced = entries.map((entry) => ({ ...entry, priceThen: null }));
      const items = await itemsOf(db, unpriced, locale, clock());
      return { favoriteId: params.favoriteId, total: items.length, items };
    },
  } satisfies Handlers<FavoriteCall>;
};
