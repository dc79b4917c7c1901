import { FIXED_PAGES } from '../content.ts';
import type { DocKind } from './documents.ts';

/** Kinds of which a site has one document each, named `main`. */
const SINGLE: ReadonlySet<DocKind> = new Set(['menu', 'benefit-bar', 'popups', 'footer']);
const NUMBERS: Readonly<Partial<Record<DocKind, RegExp>>> = {
  category: /^(?:default|\d{4,10})$/,
  product: /^(?:default|[A-Z0-9]{8,11})$/,
};
const WORDS = /^[a-z0-9-]{1,60}$/;

/** The names that a document of a kind can have, where there are few. */
export const docNamesOf = (kind: DocKind): readonly string[] | undefined => {
  if (SINGLE.has(kind)) return ['main'];
  return kind === 'fixed' ? FIXED_PAGES : undefined;
};

/** Whether documents of a kind are named by the number of what they stand with. */
export const isNamedByNumber = (kind: DocKind): boolean => kind in NUMBERS;

/** Whether something shows a document of that kind and name. */
export const isDocName = (kind: DocKind, slug: string): boolean => docNamesOf(kind)?.includes(slug) ?? (NUMBERS[kind] ?? WORDS).test(slug);
