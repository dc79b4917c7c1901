import type { Locale } from '#contract/locales.ts';
import type { DraftName } from '#db/content-drafts/draft-database.ts';

/** Pages that content of a fixed page stands on. */
const FIXED: Readonly<Record<string, string>> = {
  account: 'account',
  'account-profile': 'account/profile',
  cart: 'cart',
  checkout: 'checkout',
  'contact-us': 'help/contact-us',
  'error-4xx': 'no-such-page',
  'store-locator': 'stores',
  'sign-up': 'sign-up',
  'sign-in-modal': 'sign-in',
  'sign-up-modal': 'sign-up',
  'order-confirmation': 'order-confirmation',
  search: 'searchhub',
};

/** Path below the locale of the page on which a document can be seen. */
const pathOf = ({ kind, slug }: DraftName): string => {
  switch (kind) {
    case 'page':
      return slug === 'home' ? '' : slug;
    case 'article':
      return `stories/${slug}`;
    case 'showcase':
      return `showcase/${slug}`;
    case 'event':
      return 'events';
    case 'category':
      return slug === 'default' ? '' : `c/preview-${slug}`;
    case 'search':
      return slug.startsWith('hub') ? 'searchhub' : 'search?q=wool';
    case 'fixed':
      return FIXED[slug] ?? slug;
    default:
      return '';
  }
};

/** Where an editor sees a draft: the page itself, in preview. */
export const previewAddress = (name: DraftName, locale: Locale): string => {
  const path = pathOf(name);
  return `/${locale.id}${path === '' ? '' : `/${path}`}${path.includes('?') ? '&' : '?'}preview=true`;
};
