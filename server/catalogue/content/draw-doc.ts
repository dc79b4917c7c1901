import type { CallResponse } from '#contract/calls/calls.ts';
import type { DrawnDoc } from '#contract/calls/content-admin.ts';
import type { BenefitBar } from '#contract/calls/content/banners.ts';
import type { PopUp } from '#contract/calls/content/dialogs.ts';
import type { Doc, DocName } from '#contract/calls/content/documents.ts';
import { modelWithStock } from '#server/catalogue/products/model/load-model.ts';
import { assembleDoc, type Reading } from './assemble-doc.ts';
import { assembleBenefitBar, assembleMenu, liveColumns, liveLinks, type StoredMenuItem } from './assemble-menu.ts';
import { eventOf, withPlaces } from './events.ts';
import { localeOfSite } from './site.ts';
import { checkDoc, type Problems } from './store/check-doc.ts';
import { takenPlaces } from './taken-places.ts';

type Footer = CallResponse<'content.footer'>;

/** Entries of a list of the document without those that are not complete. */
const wholeEntries = (doc: Doc, field: string, problems: Problems): unknown[] => {
  const list = doc[field];
  if (!Array.isArray(list)) return [];
  const broken = new Set(Object.keys(problems).flatMap((path) => (path.startsWith(`${field}.`) ? [path.split('.')[1]] : [])));
  return list.filter((_, index) => !broken.has(String(index)));
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * What a document would look like, while somebody writes it: cleaned and assembled as one that is stored, and stored nowhere. What is not complete is left
 * out, and named by the path of its field; a document that is too large, or of a name that cannot be, is not drawn at all.
 */
export const drawDoc = async (reading: Reading, { siteId, kind, slug }: DocName, given: Doc): Promise<DrawnDoc> => {
  const locale = localeOfSite(siteId);
  const { doc, problems } = checkDoc(kind, slug, given);
  if (problems[''] !== undefined) return { problems };
  const now = reading.clock();
  const isWhole = Object.keys(problems).length === 0;
  const assembly = { model: await modelWithStock(reading.db), locale, now };
  switch (kind) {
    case 'menu':
      return { menu: assembleMenu(wholeEntries(doc, 'items', problems) as StoredMenuItem[], assembly), problems };
    case 'popups': {
      const popups = wholeEntries(doc, 'popups', problems) as PopUp[];
      return { popups: popups.map((popUp) => ({ ...popUp, targets: liveLinks(popUp.targets, assembly) })), problems };
    }
    case 'benefit-bar':
      return isWhole ? { benefitBar: assembleBenefitBar(doc as unknown as BenefitBar, assembly), problems } : { problems };
    case 'footer': {
      const footer = doc as unknown as Footer;
      return isWhole ? { footer: { ...footer, columns: liveColumns(footer.columns, assembly) }, problems } : { problems };
    }
    case 'event': {
      if (!isWhole) return { problems };
      const event = eventOf({ slug, doc, modifiedAt: now }, now);
      const taken = await takenPlaces(reading.db, [event]);
      return { event: withPlaces(event, taken.get(event.eventId) ?? 0), problems };
    }
    default: {
      const whole = { ...doc, title: textOf(doc['title']), description: textOf(doc['description']), blocks: wholeEntries(doc, 'blocks', problems) };
      const stored = { slug, doc: whole, modifiedAt: now };
      return { page: await assembleDoc(reading, { mode: 'preview', siteId }, stored, kind === 'article'), problems };
    }
  }
};
