import { and, asc, desc, eq, isNotNull, max, ne } from 'drizzle-orm';
import type { ListedSet, OpenedSet, SetDocument } from '#contract/calls/product-sets.ts';
import type { Locale } from '#contract/locales.ts';
import { textFor } from '#domain/catalogue/localized-text.ts';
import type { Localized } from '#domain/catalogue/model/rows.ts';
import { type DocState, editedRow, readState, type StoredName } from '#server/catalogue/content/store/rows.ts';
import { currentModel } from '#server/catalogue/products/model/load-model.ts';
import type { Db } from '#server/platform/db/open.ts';
import { contentDocs } from '#server/platform/db/schema/content.ts';
import { productSetItems, productSets } from '#server/platform/db/schema/discovery.ts';
import { promotions } from '#server/platform/db/schema/promotions.ts';
import { namesOf, titlesOf } from './check-set.ts';

/** Sets are written like documents, for all locales at once: this is the name that no site has. */
const SITE = 'WAYMARK';
const KIND = 'set';
export const SET_TARGETS = `${SITE}/${KIND}/`;

const NO_NAMES: Localized = {};

export const nameOf = (setId: string): StoredName => ({ siteId: SITE, kind: KIND, slug: setId });

/** Documents of sets are checked before they are stored. */
export const asDocument = (doc: Readonly<Record<string, unknown>>): SetDocument => doc as unknown as SetDocument;

const { setId, styleId, position } = productSetItems;

/** What pages show of a set, as the document that it would have been published from; undefined where they show none. */
export const publishedDocument = async (db: Db, id: string): Promise<SetDocument | undefined> => {
  const [row] = await db
    .select({ set: productSets, promotion: promotions })
    .from(productSets)
    .leftJoin(promotions, and(eq(promotions.code, productSets.promotion), eq(promotions.active, true)))
    .where(eq(productSets.id, id));
  if (!row) return undefined;
  const items = await db.select({ styleId }).from(productSetItems).where(eq(setId, id)).orderBy(asc(position));
  const effect = row.promotion?.rule.effect;
  const from = row.promotion?.startsAt?.toISOString();
  const until = row.promotion?.endsAt?.toISOString();
  return {
    titles: titlesOf(row.set.names),
    products: items.map((item) => item.styleId),
    ...(effect?.type === 'buy-get' && { price: { percent: effect.rate / 1000, ...(from && { from }), ...(until && { until }) } }),
  };
};

/** A set as it is edited; undefined where there is none. */
export const openSet = async (db: Db, id: string, state?: DocState): Promise<OpenedSet | undefined> => {
  const { version, rows } = state ?? (await readState(db, nameOf(id)));
  const published = await publishedDocument(db, id);
  const row = editedRow({ version, rows });
  const document = row ? asDocument(row.doc) : published;
  return document && { document, published: published !== undefined, version };
};

/** Those that are published in the order in which pages show them, then the others. @param q part of a title, or the number of a product */
export const listSets = async (db: Db, q: string, locale: Locale): Promise<ListedSet[]> => {
  const { styleById } = await currentModel(db);
  const sets = await db.select().from(productSets).orderBy(asc(productSets.position), asc(productSets.id));
  const items = await db.select({ setId, styleId }).from(productSetItems).orderBy(asc(position));
  const drafts = await db
    .select()
    .from(contentDocs)
    .where(and(eq(contentDocs.siteId, SITE), eq(contentDocs.kind, KIND)))
    .orderBy(desc(contentDocs.modifiedAt), asc(contentDocs.slug));
  const draftOf = (id: string) => drafts.find(({ slug, mode }) => slug === id && mode === 'preview');
  const shown = sets.map(({ id, names }) => ({
    id,
    published: true,
    names,
    styles: items.filter((item) => item.setId === id).map((item) => item.styleId),
  }));
  const unseen = drafts
    .filter(({ slug, mode }) => mode === 'preview' && sets.every(({ id }) => id !== slug))
    .map(({ slug }) => ({ id: slug, published: false, names: NO_NAMES, styles: [] }));
  const entries = [...shown, ...unseen].map(({ id, published, names, styles }) => {
    const draft = draftOf(id);
    const document = draft && asDocument(draft.doc);
    return {
      id,
      published,
      draft: draft !== undefined,
      names: document ? namesOf(document) : names,
      styles: document?.products ?? styles,
      modifiedAt: drafts.find(({ slug }) => slug === id)?.modifiedAt,
    };
  });
  const wanted = q.trim().toLowerCase();
  return entries
    .filter(({ names, styles }) => wanted === '' || [...Object.values(names), ...styles].some((text) => text.toLowerCase().includes(wanted)))
    .map(({ id, published, draft, names, styles, modifiedAt }) => ({
      id,
      title: textFor(names, locale),
      products: styles.map((style) => textFor(styleById.get(style)?.names, locale) || style),
      published,
      draft,
      ...(modifiedAt && { modifiedAt: modifiedAt.toISOString() }),
    }));
};

/** First products of the other published sets that have a price. */
export const firstsOfOthers = async (db: Db, id: string): Promise<Set<string>> => {
  const rows = await db
    .select({ styleId })
    .from(productSets)
    .innerJoin(productSetItems, and(eq(setId, productSets.id), eq(position, 0)))
    .where(and(ne(productSets.id, id), isNotNull(productSets.promotion)));
  return new Set(rows.map((row) => row.styleId));
};

/** Writes what pages show. A new set comes last. */
export const writePublished = async (db: Db, id: string, document: SetDocument, promotion: string | null): Promise<void> => {
  const names = namesOf(document);
  const [last] = await db.select({ position: max(productSets.position) }).from(productSets);
  await db
    .insert(productSets)
    .values({ id, names, promotion, position: (last?.position ?? -1) + 1 })
    .onConflictDoUpdate({ target: productSets.id, set: { names, promotion } });
  await db.delete(productSetItems).where(eq(setId, id));
  await db.insert(productSetItems).values(document.products.map((product, index) => ({ setId: id, styleId: product, position: index })));
};

export const dropPublished = (db: Db, id: string): Promise<unknown> => db.delete(productSets).where(eq(productSets.id, id));

/** Puts published sets into an order: those that are named first, the others behind them as they were. @returns all of them */
export const orderPublished = async (db: Db, ids: readonly string[]): Promise<string[]> => {
  const rows = await db.select({ id: productSets.id }).from(productSets).orderBy(asc(productSets.position), asc(productSets.id));
  const all = rows.map(({ id }) => id);
  const named = [...new Set(ids)].filter((id) => all.includes(id));
  const ordered = [...named, ...all.filter((id) => !named.includes(id))];
  for (const [at, id] of ordered.entries()) await db.update(productSets).set({ position: at }).where(eq(productSets.id, id));
  return ordered;
};
