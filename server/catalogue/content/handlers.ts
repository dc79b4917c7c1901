import type { CallResponse } from '#contract/calls/calls.ts';
import { type Block, type ContentPage, FIXED_PAGES, type FixedPage, type ListedDoc } from '#contract/calls/content.ts';
import type { BenefitBar } from '#contract/calls/content/banners.ts';
import type { FilterByBlock } from '#contract/calls/content/choices.ts';
import type { PopUp } from '#contract/calls/content/dialogs.ts';
import { modelWithStock } from '#server/catalogue/products/model/load-model.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { searchArticles } from './articles.ts';
import { assembleBenefitBar, assembleMenu, liveColumns, liveLinks, type StoredMenuItem } from './assemble-menu.ts';
import { assembleDoc, type Reading } from './assemble-doc.ts';
import { assemblePage } from './assemble-page.ts';
import { footerOf, homeOf, menuOf } from './from-catalogue.ts';
import { isLegalPage, legalPage } from './legal/legal-pages.ts';
import { type DocKind, type DocScope, readDoc, readDocs, readFirstDocs, textOfDoc } from './read-docs.ts';
import { readEvents } from './read-events.ts';
import { referrersOf } from './referrers.ts';
import { localeOfSite } from './site.ts';
import { urlOfDoc } from './where-shown.ts';
import { withoutNulls } from './without-nulls.ts';

type Footer = CallResponse<'content.footer'>;

const SHOWN = 20;
/** `/showcase/winter` asks for the page `showcase-winter`. */
const SHOWCASE = 'showcase-';

const emptyArea = ({ siteId }: DocScope, kind: DocKind, slug: string): ContentPage => ({
  id: `${siteId}-${kind}-${slug}`,
  slug,
  title: '',
  description: '',
  blocks: [],
  modifiedAt: new Date(0).toISOString(),
});

/** Content of pages that are there without it, one for each list of slugs: nothing written is an empty page, not a missing one. */
const readAreas = async (
  reading: Reading,
  scope: DocScope,
  kind: DocKind,
  lists: readonly (readonly [string, ...string[]])[],
): Promise<ContentPage[]> => {
  localeOfSite(scope.siteId);
  const docs = await readFirstDocs(reading.db, scope, kind, lists, reading.clock());
  return Promise.all(
    lists.map(async ([slug], at) => {
      const doc = docs[at];
      return doc ? assembleDoc(reading, scope, doc) : emptyArea(scope, kind, slug);
    }),
  );
};

const readArea = async (reading: Reading, scope: DocScope, kind: DocKind, slugs: readonly [string, ...string[]]): Promise<ContentPage> =>
  (await readAreas(reading, scope, kind, [slugs]))[0] ?? emptyArea(scope, kind, slugs[0]);

/**
 * Whether a page of a category or a product can show a block: one for other pages is left out, with the code that it would need. What only the page can
 * tell stays: SKUs and addresses among the values.
 */
const canShow = (block: Block, kind: DocKind, ids: readonly string[]): boolean => {
  if (block.kind !== 'filter-by') return true;
  const { variant, operator, values } = block as unknown as FilterByBlock;
  if (variant !== kind) return false;
  if (values.some((value) => ids.includes(value))) return operator === 'IN';
  return operator === 'NOT IN' || kind === 'product' || values.some((value) => value.includes('/'));
};

/** Content of one category or product, after what all of that kind have: the document `default`. */
const readBoth = async (reading: Reading, scope: DocScope, kind: DocKind, slugs: readonly [string, ...string[]]): Promise<ContentPage> => {
  const [common = emptyArea(scope, kind, 'default'), own = emptyArea(scope, kind, slugs[0])] = await readAreas(reading, scope, kind, [
    ['default'],
    slugs,
  ]);
  const named = own.blocks.length > 0 ? own : { ...common, slug: own.slug, id: own.id };
  return { ...named, blocks: [...common.blocks, ...own.blocks].filter((block) => canShow(block, kind, slugs)) };
};

type FixedName = `content.fixed.${FixedPage}`;

const fixedHandlers = Object.fromEntries(
  FIXED_PAGES.map((page) => [
    `content.fixed.${page}`,
    ({ params }: { params: DocScope }, context: Reading) => readArea(context, params, 'fixed', [page]),
  ]),
) as unknown as Handlers<FixedName>;

export const contentHandlers = () =>
  ({
    ...fixedHandlers,

    'content.page': async ({ params }, { db, clock }) => {
      const now = clock();
      const locale = localeOfSite(params.siteId);
      const doc = await readDoc(db, params, 'page', params.page, now);
      if (doc) return assembleDoc({ db, clock }, params, doc);
      const article = await readDoc(db, params, 'article', params.page, now);
      if (article) return assembleDoc({ db, clock }, params, article, true);
      const showcase = params.page.startsWith(SHOWCASE) ? await readDoc(db, params, 'showcase', params.page.slice(SHOWCASE.length), now) : undefined;
      if (showcase) return assembleDoc({ db, clock }, params, { ...showcase, slug: params.page });
      const model = await modelWithStock(db);
      const assembly = { model, locale, now };
      if (isLegalPage(params.page)) return assemblePage(params.page, legalPage(params.page, locale), new Date(0), assembly);
      if (params.page !== 'home') throw new Refusal('API404');
      return assemblePage('home', homeOf(model, locale), new Date(0), assembly);
    },

    'content.category': ({ params }, context) => readBoth(context, params, 'category', [params.categoryId]),
    'content.product': ({ params }, context) => readBoth(context, params, 'product', [params.productId, params.productId.slice(0, 8)]),
    'content.search': async ({ params, query }, context) => {
      const word = (query.q ?? '')
        .trim()
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-');
      const found = await readArea(
        context,
        params,
        'search',
        word === '' ? [params.searchType] : [`${params.searchType}-${word}`, params.searchType],
      );
      // What is written for searches as a whole stands where nothing is written for this one.
      return found.blocks.length > 0 ? found : readArea(context, params, 'fixed', ['search']);
    },

    'content.fragment': async ({ params: { mode, fragmentId } }, { db, clock, locale }) => {
      const now = clock();
      const scope = { mode, siteId: locale.siteId };
      const doc = await readDoc(db, scope, 'fragment', fragmentId, now);
      if (!doc) throw new Refusal('API404');
      return assembleDoc({ db, clock }, scope, doc);
    },

    'content.children': async ({ params }, { db, clock }) => {
      const now = clock();
      const locale = localeOfSite(params.siteId);
      const docs = await readDocs(db, params, 'page', now);
      const pages = docs.filter(({ doc }) => doc['parent'] === params.parentPageSlug);
      if (pages.length === 0 && !docs.some(({ slug }) => slug === params.parentPageSlug)) throw new Refusal('API404');
      const where = { model: await modelWithStock(db), locale };
      return {
        pages: pages.map((doc) => ({
          slug: doc.slug,
          title: textOfDoc(doc, 'title') ?? '',
          description: textOfDoc(doc, 'description') ?? '',
          url: urlOfDoc('page', doc.slug, where),
          modifiedAt: doc.modifiedAt.toISOString(),
        })),
      };
    },

    'content.showcase': async ({ params, query: { layoutVariant, limit = SHOWN, offset = 0 } }, { db, clock }) => {
      const now = clock();
      const locale = localeOfSite(params.siteId);
      const docs = (await readDocs(db, params, params.docType, now)).filter(
        ({ doc }) => layoutVariant === undefined || doc['layoutVariant'] === layoutVariant,
      );
      const referrers = await referrersOf(db, params);
      const where = { model: await modelWithStock(db), locale };
      return {
        docs: docs.slice(offset, offset + limit).map((doc): ListedDoc => {
          const layout = textOfDoc(doc, 'layoutVariant');
          return {
            id: `${params.siteId}-${params.docType}-${doc.slug}`,
            name: textOfDoc(doc, 'name') ?? doc.slug,
            title: textOfDoc(doc, 'title') ?? doc.slug,
            url: urlOfDoc(params.docType, doc.slug, where),
            ...(layout !== undefined && { layoutVariant: layout }),
            referrers: referrers(params.docType, doc.slug),
            modifiedAt: doc.modifiedAt.toISOString(),
          };
        }),
        numFound: docs.length,
      };
    },

    'content.articleSearch': async ({ params, query: { limit = SHOWN, offset = 0, tagId, q } }, { db, clock }) =>
      searchArticles(await readDocs(db, params, 'article', clock()), { limit, offset, tagId, q }, localeOfSite(params.siteId)),

    'content.events': async ({ params }, { db, clock }) => {
      localeOfSite(params.siteId);
      return { events: await readEvents(db, params, clock()) };
    },

    'content.menu': async ({ params }, { db, clock }) => {
      const now = clock();
      const locale = localeOfSite(params.siteId);
      const doc = await readDoc(db, params, 'menu', 'main', now);
      const bar = await readDoc(db, params, 'benefit-bar', 'main', now);
      const model = await modelWithStock(db);
      const assembly = { model, locale, now };
      const items = doc ? (withoutNulls(doc.doc) as { items: StoredMenuItem[] }).items : menuOf(model, locale);
      return {
        items: assembleMenu(items, assembly),
        ...(bar ? { benefitBar: assembleBenefitBar(withoutNulls(bar.doc) as BenefitBar, assembly) } : {}),
      };
    },

    'content.popups': async ({ params }, { db, clock }) => {
      const now = clock();
      const locale = localeOfSite(params.siteId);
      const doc = await readDoc(db, params, 'popups', 'main', now);
      if (!doc) return { popups: [] };
      const assembly = { model: await modelWithStock(db), locale, now };
      const { popups } = withoutNulls(doc.doc) as { popups: PopUp[] };
      // One whose every link leads nowhere any more is of no use.
      return {
        popups: popups.flatMap((popup) => {
          const targets = liveLinks(popup.targets, assembly);
          return targets.length > 0 ? [{ ...popup, targets }] : [];
        }),
      };
    },

    'content.footer': async ({ params }, { db, clock }) => {
      const now = clock();
      const locale = localeOfSite(params.siteId);
      const doc = await readDoc(db, params, 'footer', 'main', now);
      const model = await modelWithStock(db);
      const footer = doc ? (withoutNulls(doc.doc) as Footer) : footerOf(model, locale, now.getUTCFullYear());
      return { ...footer, columns: liveColumns(footer.columns, { model, locale, now }) };
    },
  }) satisfies Handlers<
    | FixedName
    | `content.${'page' | 'category' | 'product' | 'search' | 'fragment' | 'children' | 'showcase' | 'articleSearch' | 'events' | 'menu' | 'popups' | 'footer'}`
  >;
