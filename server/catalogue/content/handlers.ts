import { and, eq, inArray } from 'drizzle-orm';
import type { CallResponse } from '#contract/calls/calls.ts';
import type { CONTENT_MODES } from '#contract/constants.ts';
import type { BenefitBar, PopUp } from '#contract/calls/content-blocks.ts';
import { type Locale, LOCALES } from '#contract/locales.ts';
import { modelWithStock } from '#server/catalogue/products/model/load-model.ts';
import type { Db } from '#server/platform/db/open.ts';
import { contentDocs } from '#server/platform/db/schema/catalogue.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { assembleBenefitBar, assembleMenu, liveColumns, liveLinks, type StoredMenuItem } from './assemble-menu.ts';
import { assemblePage, type StoredPage } from './assemble-page.ts';
import { footerOf, homeOf, menuOf } from './from-catalogue.ts';
import { isLegalPage, legalPage } from './legal/legal-pages.ts';
import { withoutNulls } from './without-nulls.ts';

interface Wanted {
  readonly mode: (typeof CONTENT_MODES)[number];
  readonly siteId: string;
}

/** A site is a locale's. @throws API404 for any other */
const localeOfSite = (siteId: string): Locale => {
  const locale = Object.values(LOCALES).find((one) => one.siteId === siteId);
  if (!locale) throw new Refusal('API404');
  return locale;
};

/** What is written for a place of a site; in preview the draft where there is one. */
const readDoc = async (db: Db, { mode, siteId }: Wanted, kind: 'page' | 'menu' | 'footer' | 'benefit-bar' | 'popups', slug: string) => {
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

export const contentHandlers = () =>
  ({
    'content.page': async ({ params }, { db, clock }) => {
      const locale = localeOfSite(params.siteId);
      const doc = await readDoc(db, params, 'page', params.page);
      const model = await modelWithStock(db);
      const assembly = { model, locale, now: clock() };
      if (doc) return assemblePage(params.page, doc.doc as unknown as StoredPage, doc.modifiedAt, assembly);
      if (isLegalPage(params.page)) return assemblePage(params.page, legalPage(params.page, locale), new Date(0), assembly);
      if (params.page !== 'home') throw new Refusal('API404');
      return assemblePage('home', homeOf(model, locale), new Date(0), assembly);
    },

    'content.menu': async ({ params }, { db, clock }) => {
      const locale = localeOfSite(params.siteId);
      const doc = await readDoc(db, params, 'menu', 'main');
      const bar = await readDoc(db, params, 'benefit-bar', 'main');
      const model = await modelWithStock(db);
      const assembly = { model, locale, now: clock() };
      const items = doc ? (withoutNulls(doc.doc) as { items: StoredMenuItem[] }).items : menuOf(model, locale);
      return {
        items: assembleMenu(items, assembly),
        ...(bar ? { benefitBar: assembleBenefitBar(withoutNulls(bar.doc) as BenefitBar, assembly) } : {}),
      };
    },

    'content.popups': async ({ params }, { db, clock }) => {
      const locale = localeOfSite(params.siteId);
      const doc = await readDoc(db, params, 'popups', 'main');
      if (!doc) return { popups: [] };
      const assembly = { model: await modelWithStock(db), locale, now: clock() };
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
      const locale = localeOfSite(params.siteId);
      const doc = await readDoc(db, params, 'footer', 'main');
      const model = await modelWithStock(db);
      const footer = doc ? (withoutNulls(doc.doc) as Footer) : footerOf(model, locale, clock().getUTCFullYear());
      return { ...footer, columns: liveColumns(footer.columns, { model, locale, now: clock() }) };
    },
  }) satisfies Handlers<'content.page' | 'content.menu' | 'content.popups' | 'content.footer'>;
