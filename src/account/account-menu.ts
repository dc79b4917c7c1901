import type { ConsumerType } from '#contract/accounts.ts';
import type { MessageKey } from '#src/base/i18n/i18n.ts';
import type { PagePath } from '#src/base/links/page-path.ts';

export interface AccountEntry {
  readonly label: MessageKey;
  /** What is there, on the overview. */
  readonly about?: MessageKey;
  /** Below `/{locale}`. */
  readonly path: PagePath;
  /** Only for these; absent: for everybody who is signed in. */
  readonly only?: readonly ConsumerType[];
  /** For everybody but these. */
  readonly except?: readonly ConsumerType[];
}

/** The side menu of the account, in its order. A screen of the account is a route below `/account` and an entry here. */
export const ACCOUNT_MENU: readonly AccountEntry[] = [
  { label: 'account.overview', path: '/account' },
  { label: 'account.inStore', about: 'account.about.inStore', path: '/in-store', only: ['ASSOCIATE'] },
  { label: 'account.insights', about: 'account.about.insights', path: '/staff/insights', only: ['STAFF'] },
  { label: 'account.content', about: 'account.about.content', path: '/staff/content', only: ['EDITOR'] },
  { label: 'account.moderation', about: 'account.about.moderation', path: '/staff/reviews', only: ['MODERATOR'] },
  { label: 'account.preview', about: 'account.about.preview', path: '/staff/preview', only: ['EDITOR'] },
  { label: 'account.orders', about: 'account.about.orders', path: '/account/orders' },
  { label: 'account.loyalty', about: 'account.about.loyalty', path: '/account/loyalty' },
  { label: 'account.profile', about: 'account.about.profile', path: '/account/profile' },
  { label: 'account.addresses', about: 'account.about.addresses', path: '/account/addresses' },
  { label: 'account.cards', about: 'account.about.cards', path: '/account/cards' },
  { label: 'account.contact', about: 'account.about.contact', path: '/account/subscriptions' },
  { label: 'account.security', about: 'account.about.security', path: '/account/security' },
  { label: 'account.privacy', about: 'account.about.privacy', path: '/account/privacy' },
  { label: 'footer.offlineCatalogue', about: 'account.about.offlineCatalogue', path: '/offline-catalogue' },
  { label: 'favorites.title', about: 'account.about.favorites', path: '/favorites', except: ['EMPLOYEE'] },
];

/** Before the shop has said who it is, what not everybody has is left out. */
export const accountMenuFor = (consumerType: ConsumerType | undefined): readonly AccountEntry[] =>
  ACCOUNT_MENU.filter(({ only, except }) => {
    if (consumerType === undefined) return only === undefined && except === undefined;
    return (only?.includes(consumerType) ?? true) && !except?.includes(consumerType);
  });
