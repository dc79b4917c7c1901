import type { CallResponse } from '#contract/calls/calls.ts';
import type { ProductHit } from '#contract/calls/products.ts';
import type { MessageKey } from '#src/base/i18n/i18n.ts';

interface OptionBase {
  readonly id: string;
  readonly text: string;
  readonly href: string;
}
export type SuggestionOption =
  | (OptionBase & { readonly kind: 'recent' | 'term' | 'category' | 'article' | 'all' })
  | (OptionBase & { readonly kind: 'product'; readonly hit: ProductHit });

export interface SuggestionGroup {
  readonly kind: 'recent' | 'popular' | 'term' | 'category' | 'product' | 'article' | 'all';
  readonly title: MessageKey;
  readonly options: readonly SuggestionOption[];
}

export interface SuggestionInput {
  /** Prefix of the options' ids. */
  readonly id: string;
  readonly q: string;
  readonly recent: readonly string[];
  readonly answer: CallResponse<'products.autoSuggest'> | undefined;
  readonly searchPath: string;
}

/** What to propose: before anything is typed the searches of this device and of others, then words, categories, products, articles. */
export const suggestionGroups = ({ id, q, recent, answer, searchPath }: SuggestionInput): SuggestionGroup[] => {
  const searchFor = (text: string): string => `${searchPath}?${new URLSearchParams({ q: text })}`;
  const groups: SuggestionGroup[] =
    q === ''
      ? [
          {
            kind: 'recent',
            title: 'search.recent',
            options: recent.map((text, at) => ({ kind: 'recent', id: `${id}-r${at}`, text, href: searchFor(text) })),
          },
          {
            kind: 'popular',
            title: 'search.popular',
            options: (answer?.popular ?? []).map(({ text, url }, at) => ({ kind: 'term', id: `${id}-o${at}`, text, href: url })),
          },
          {
            kind: 'category',
            title: 'search.categories',
            options: (answer?.categories ?? []).map(({ name, url }, at) => ({ kind: 'category', id: `${id}-c${at}`, text: name, href: url })),
          },
        ]
      : [
          {
            kind: 'term',
            title: 'search.terms',
            options: (answer?.terms ?? []).map(({ text, url }, at) => ({ kind: 'term', id: `${id}-t${at}`, text, href: url })),
          },
          {
            kind: 'category',
            title: 'search.categories',
            options: (answer?.categories ?? []).map(({ name, url }, at) => ({ kind: 'category', id: `${id}-c${at}`, text: name, href: url })),
          },
          {
            kind: 'product',
            title: 'search.products',
            options: (answer?.products ?? []).map((hit, at) => ({ kind: 'product', id: `${id}-p${at}`, text: hit.name, href: hit.url, hit })),
          },
          {
            kind: 'article',
            title: 'search.articles',
            options: (answer?.articles ?? []).map(({ title, url }, at) => ({ kind: 'article', id: `${id}-s${at}`, text: title, href: url })),
          },
          // The way to everything that is found, whatever is proposed.
          { kind: 'all', title: 'search.all', options: answer ? [{ kind: 'all', id: `${id}-a`, text: q, href: searchFor(q) }] : [] },
        ];
  return groups.filter((group) => group.options.length > 0);
};

/** The option that an arrow key goes to: round the ends, with the field itself between last and first. */
export const nextOption = (options: readonly { readonly id: string }[], active: string | undefined, step: 1 | -1): string | undefined => {
  const at = options.findIndex((option) => option.id === active);
  if (at < 0) return (step === 1 ? options[0] : options.at(-1))?.id;
  return options[at + step]?.id;
};
