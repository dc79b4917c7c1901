import { REVISION_ACTIONS } from '#contract/calls/content-admin.ts';
import { DOC_KINDS } from '#contract/calls/content/documents.ts';
import { LOCALES } from '#contract/locales.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';
import { labelOf } from './form/schema-node.ts';

/** Sets have drafts and a log like documents (server/catalogue/sets). */
const KINDS = [...DOC_KINDS, 'set'] as const;
const ACTIONS = [...REVISION_ACTIONS, 'upload', 'delete', 'order'] as const;
type Words = Pick<I18n, 't'>;

const named = <T extends string>(all: readonly T[], name: string): T | undefined => all.find((one) => one === name);

/** A kind of document in words. */
export const kindText = ({ t }: Words, kind: string): string => {
  const known = named(KINDS, kind);
  return known ? t(`editor.kind.${known}`) : labelOf(kind);
};

/** What was done to a document, in words. */
export const actionText = ({ t }: Words, action: string): string => {
  const known = named(ACTIONS, action);
  return known ? t(`editor.action.${known}`) : labelOf(action);
};

/** Who did it. The service names nobody for a command, or an account that is gone. */
export const authorText = ({ t }: Words, author: string): string => author || t('editor.author.unknown');

/** What a change was made to: `WAYMARK-US/page/home` in words; anything else, such as the name of an image, as it is. */
export const targetText = (words: Words, target: string): string => {
  const [siteId, kind, slug] = target.split('/');
  const site = Object.values(LOCALES).find((one) => one.siteId === siteId);
  if (!kind || !slug) return target;
  if (!site) return `${kindText(words, kind)} ${slug}`;
  return words.t('editor.audit.on', { kind: kindText(words, kind), name: slug, language: site.label });
};

/** Kinds whose document `default` is shown with each of them, before its own. */
const SHARED = ['category', 'product'] as const;

/** What a document is called in a list. The service gives one that has no title its name in the address. */
export const documentName = (
  { t }: Words,
  { kind, slug, title }: { readonly kind: string; readonly slug: string; readonly title: string },
): string => {
  if (title && title !== slug) return title;
  const shared = slug === 'default' ? named(SHARED, kind) : undefined;
  return shared ? t(`editor.every.${shared}`) : slug;
};
