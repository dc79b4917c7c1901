import type { CallBody } from '#contract/calls/calls.ts';
import { SAVED_MAX } from '#contract/constants.ts';
import type { Locale } from '#contract/locales.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import type { SavedChange, SavedItem } from '#contract/calls/wishlists.ts';
import { recipeFacts } from './recipe.ts';
import { keyOfLine } from './items.ts';
import type { CartPorts, CatalogueVariant } from './ports.ts';
import { findStores } from './stores.ts';
import { locationOf } from './availability.ts';
import type { Db } from '#server/platform/db/open.ts';
import type { CallContext, CallSession } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { availableAt, availableUnits } from '#server/commerce/stock/reservations.ts';
import {
  assertKeepsLists,
  countEntries,
  keepsLists,
  dropEntry,
  type Entry,
  type EntryRow,
  findList,
  type ListChange,
  openList,
  putEntry,
  readEntries,
} from '#server/commerce/wishlists/lists.ts';

type SavedCall = 'wishlists.getSaveForLater' | 'cart.updateSaveForLater' | 'cart.deleteSaveForLaterItem';
type Ctx = Pick<CallContext, 'db' | 'locale' | 'clock'> & { readonly session: CallSession };

/** No cart: what is reserved by any counts against it. */
const NO_CART = '00000000-0000-0000-0000-000000000000';

const ownerOf = ({ session }: Ctx) => ({ subject: session.subject, kind: 'saved' as const });

/** What the device needs to paint a saved item and to put it back without asking. */
const factsOf = (variant: CatalogueVariant, { currency }: Locale, recipeId: string | undefined): NonNullable<SavedItem['facts']> | undefined => {
  const { price } = variant;
  if (!price) return undefined;
  const { surcharge, attributes } = recipeFacts(variant, recipeId ?? null);
  return {
    masterId: variant.masterId,
    name: variant.name,
    productImageURL: variant.productImageURL,
    pdpUrl: variant.pdpUrl,
    slug: variant.slug,
    price: { current: price.current + surcharge, original: price.original + surcharge, currency },
    attributes: [...variant.attributes, ...attributes],
    pricingFacts: { taxClass: variant.taxClass, categoryIds: [...variant.categoryIds] },
    maxQty: variant.maxQty,
    isDigitalProduct: variant.isDigital,
    isCustoms: variant.customs !== undefined,
    ...(variant.badge !== undefined && { badge: variant.badge }),
    ...(variant.eyebrow !== undefined && { eyebrow: variant.eyebrow }),
  };
};

/** What is saved for later (spec 1 §4, §7). */
export const savedHandlers = ({ carts }: { readonly carts: CartPorts }) => {
  const itemsOf = async (db: Db, entries: readonly EntryRow[], locale: Locale, now: Date): Promise<SavedItem[]> => {
    const upcs = entries.flatMap(({ upc }) => upc ?? []);
    const variants = await carts.findVariants(db, upcs, locale);
    const units = await availableUnits(db, upcs, NO_CART, now);
    const stores = await findStores(
      db,
      entries.flatMap(({ choice }) => choice?.storeId ?? []),
    );
    return entries.map(({ itemId, productId, upc, qty, choice, priceThen, currencyThen, addedAt }): SavedItem => {
      const variant = variants.get(upc ?? '');
      const facts = variant && factsOf(variant, locale, choice?.recipeId);
      const location = locationOf({ fulfilment: choice?.shippingCode ?? null, storeId: choice?.storeId ?? null }, variant);
      const stocked = location === undefined || variant?.backorder === true || availableAt(units, upc ?? '', location) > 0;
      const store = stores.get(choice?.storeId ?? '');
      return {
        itemId,
        product: productId,
        upc: upc ?? '',
        ...choice,
        ...(store && { storeName: store.name }),
        qty,
        pageUrl: variant?.pdpUrl ?? `/${locale.id}`,
        available: variant?.sellable === true && facts !== undefined && stocked,
        addedAt: addedAt.toISOString(),
        ...(priceThen !== null && currencyThen !== null && { priceThen: { current: priceThen, currency: currencyThen } }),
        ...(facts && { facts }),
      };
    });
  };

  const answer = async ({ db, locale, clock }: Ctx, { listId, entry, version, previousVersion, total }: ListChange): Promise<SavedChange> => {
    const [item = null] = entry ? await itemsOf(db, [entry], locale, clock()) : [];
    return { saveForLaterId: listId, version, previousVersion, total, item };
  };

  const entryOf = (variant: CatalogueVariant, body: CallBody<'cart.updateSaveForLater'>, locale: Locale): Entry => {
    const { storeId, shippingCode, recipeId, giftOption } = body;
    const choice = {
      ...(storeId !== undefined && { storeId }),
      ...(shippingCode !== undefined && { shippingCode }),
      ...(recipeId !== undefined && { recipeId }),
      ...(giftOption !== undefined && { giftOption }),
    };
    return {
      key: keyOfLine({ upc: variant.upc, ...choice }, variant.isDigital),
      productId: variant.productId,
      upc: variant.upc,
      qty: body.qty,
      choice,
      priceThen: variant.price?.current ?? null,
      currencyThen: variant.price ? locale.currency : null,
    };
  };

  /** Whatever was in a cart may be saved, sold out or withdrawn: it only has to be something that there is. */
  const save = async (tx: Db, ctx: Ctx, body: CallBody<'cart.updateSaveForLater'>): Promise<ListChange> => {
    const { locale } = ctx;
    assertKeepsLists(ctx.session);
    const now = ctx.clock();
    const list = await openList(tx, ownerOf(ctx), now);
    const variant = (await carts.findVariants(tx, [body.upc], locale)).get(body.upc);
    if (!variant || (variant.productId !== body.product && variant.masterId !== body.product)) throw new Refusal('ORD404', { upc: body.upc });
    if (body.storeId !== undefined && !(await findStores(tx, [body.storeId])).has(body.storeId))
      throw new Refusal('STR404', { storeId: body.storeId });
    return putEntry(tx, list, entryOf(variant, body, locale), { max: SAVED_MAX, now });
  };

  return {
    'wishlists.getSaveForLater': async ({ query }, ctx) => {
      const { db, locale, clock } = ctx;
      const start = query.start ?? 0;
      const list = keepsLists(ctx.session) ? await findList(db, ownerOf(ctx)) : undefined;
      if (!list) return { saveForLaterId: null, version: 0, total: 0, start, count: 0, items: [] };
      const entries = await readEntries(db, list.id, start, query.count ?? settingsFor(locale.id).pageSizes.savedForLater);
      const items = await itemsOf(db, entries, locale, clock());
      return { saveForLaterId: list.id, version: list.version, total: await countEntries(db, list.id), start, count: items.length, items };
    },

    'cart.updateSaveForLater': async ({ body }, ctx) => answer(ctx, await save(ctx.db, ctx, body)),

    'cart.deleteSaveForLaterItem': async ({ params }, ctx) => {
      const now = ctx.clock();
      const list = await openList(ctx.db, ownerOf(ctx), now, params.saveForLaterId);
      return answer(ctx, await dropEntry(ctx.db, list, params.itemId, now));
    },
  } satisfies Handlers<SavedCall>;
};
