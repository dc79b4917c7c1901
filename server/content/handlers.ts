import { and, eq, inArray } from 'drizzle-orm';
import type { CallResponse } from '#contract/calls.ts';
import { type Locale, LOCALES } from '#contract/locales.ts';
import { modelWithStock } from '../catalogue/model/load-model.ts';
import type { Model } from '../catalogue/model/types.ts';
import type { Db } from '../db/open.ts';
import { contentDocs } from '../db/schema/catalogue.ts';
import type { Handlers } from '../http/handlers.ts';
import { Refusal } from '../http/refusal.ts';
import { assemblePage, type StoredPage } from './assemble-page.ts';
import { footerOf, homeOf, menuOf } from './from-catalogue.ts';
import { resolveUrl } from './references.ts';
import { withoutNulls } from './without-nulls.ts';

interface Wanted {
  readonly mode: 'publish' | 'preview';
  readonly siteId: string;
}

/** A site is a locale's. @throws API404 for any other */
const localeOfSite = (siteId: string): Locale => {
  const locale = Object.values(LOCALES).find((one) => one.siteId === siteId);
  if (!locale) throw new Refusal('API404');
  return locale;
};

/** What is written for a place of a site; in preview the draft where there is one. */
const readDoc = async (db: Db, { mode, siteId }: Wanted, kind: 'page' | 'menu' | 'footer', slug: string) => {
  const rows = await db
    .select({ mode: contentDocs.mode, doc: contentDocs.doc, modifiedAt: contentDocs.modifiedAt })
    .from(contentDocs)
    .where(
      and(
        eq(contentDocs.siteId, siteId),
        eq(contentDocs.kind, kind),
        eq(contentDocs.slug, slug),
        inArray(contentDocs.mode, mode === 'preview' ? ['preview', 'publish'] : ['publish']),
      ),
    );
  return rows.find((row) => row.mode === mode) ?? rows[0];
};

type Footer = CallResponse<'content.footer'>;
type Link = Footer['columns'][number]['links'][number];

/** Links with their addresses; those that lead nowhere any more are left out. */
const liveLinks = (links: readonly Link[], model: Model, locale: Locale): Link[] =>
  links.flatMap(({ url, text }) => {
    const address = resolveUrl(url, model, locale);
    return address === undefined ? [] : [{ url: address, text }];
  });

const liveColumns = (columns: Footer['columns'], model: Model, locale: Locale): Footer['columns'] =>
  columns.map((column) => ({ ...column, links: liveLinks(column.links, model, locale) })).filter(({ links }) => links.length > 0);

export const contentHandlers = () =>
  ({
    'content.page': async ({ params }, { db, clock }) => {
      const locale = localeOfSite(params.siteId);
      const doc = await readDoc(db, params, 'page', params.page);
      const model = await modelWithStock(db);
      const assembly = { model, locale, now: clock() };
      if (doc) return assemblePage(params.page, doc.doc as unknown as StoredPage, doc.modifiedAt, assembly);
      if (params.page !== 'home') throw new Refusal('API404');
      return assemblePage('home', homeOf(model, locale), new Date(0), assembly);
    },

    'content.menu': async ({ params }, { db }) => {
      const locale = localeOfSite(params.siteId);
      const doc = await readDoc(db, params, 'menu', 'main');
      const model = await modelWithStock(db);
      if (!doc) return menuOf(model, locale);
      const { items } = withoutNulls(doc.doc) as CallResponse<'content.menu'>;
      return {
        items: items.flatMap((item) => {
          const [target] = liveLinks([item.target], model, locale);
          if (!target) return [];
          const columns = item.columns.map(({ target: lead, ...column }) => {
            const [live] = lead ? liveLinks([lead], model, locale) : [];
            return { ...column, ...(live ? { target: live } : {}), links: liveLinks(column.links, model, locale) };
          });
          return [{ ...item, target, columns: columns.filter(({ links }) => links.length > 0) }];
        }),
      };
    },

    'content.footer': async ({ params }, { db, clock }) => {
      const locale = localeOfSite(params.siteId);
      const doc = await readDoc(db, params, 'footer', 'main');
      const model = await modelWithStock(db);
      if (!doc) return footerOf(model, locale, clock().getUTCFullYear());
      const footer = withoutNulls(doc.doc) as Footer;
      return { ...footer, columns: liveColumns(footer.columns, model, locale) };
    },
  }) satisfies Handlers<'content.page' | 'content.menu' | 'content.footer'>;
