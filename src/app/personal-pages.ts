import { lazy, type ComponentType } from 'react';
import type { LocaleId } from '#contract/locales.ts';
import { settingsFor } from '#contract/settings.ts';
import type { Settings } from '#contract/settings/schema.ts';
import type { Part, WordKey } from '#src/i18n/words.ts';

/** A screen about a person, at an address that needs no route of its own: the first visit carries none of it. */
export interface PersonalPage {
  readonly title: WordKey;
  readonly words: readonly Part[];
  /** What was prepared is drawn without waiting: the server ends a document that still waits for a part of it. */
  readonly screen: () => ComponentType;
  /** Fetches the screen before it is drawn. */
  readonly prepare: () => Promise<void>;
  /** Inside the account: with its menu, and for nobody who is not signed in. */
  readonly inAccount: boolean;
  /** A shop may not offer it; then there is no such page. */
  readonly offered?: (settings: Settings) => boolean;
}

const screenOf = (load: () => Promise<ComponentType>): Pick<PersonalPage, 'screen' | 'prepare'> => {
  let ready: ComponentType | undefined;
  const fetched = async (): Promise<{ default: ComponentType }> => ({ default: (ready ??= await load()) });
  const Waiting = lazy(fetched);
  return {
    screen: () => ready ?? Waiting,
    prepare: async () => void (await fetched()),
  };
};

const account = (title: WordKey, load: () => Promise<ComponentType>, words: readonly Part[] = []): PersonalPage => ({
  title,
  words: ['account', 'lists', 'errors', ...words],
  inAccount: true,
  ...screenOf(load),
});

const open = (title: WordKey, load: () => Promise<ComponentType>, words: readonly Part[] = []): PersonalPage => ({
  ...account(title, load, words),
  inAccount: false,
});

/** By their path below the locale. Where an entry is added its words and its screen are all there is to do; the account's menu is account-menu.ts. */
const PAGES: Readonly<Record<string, PersonalPage>> = {
  'sign-in': open('signIn.title', () => import('./sign-in-screen.tsx').then((module) => module.SignInScreen)),
  'forgot-password': open('forgot.title', () => import('./password-screens.tsx').then((module) => module.ForgotPasswordScreen)),
  'reset-password': open('reset.title', () => import('./password-screens.tsx').then((module) => module.ResetPasswordScreen), ['security']),
  'confirm-email': open('confirmEmail.title', () => import('./password-screens.tsx').then((module) => module.ConfirmEmailScreen), ['security']),
  'undo-email-change': open('undoEmail.title', () => import('./password-screens.tsx').then((module) => module.UndoEmailChangeScreen), ['security']),
  'sign-up': open('signUp.title', () => import('./sign-up-screen.tsx').then((module) => module.SignUpScreen), ['enrollment']),
  enroll: open('enroll.title', () => import('./enrollment-screen.tsx').then((module) => module.EnrollmentScreen), ['enrollment']),
  newsletter: open('newsletter.title', () => import('./newsletter-screen.tsx').then((module) => module.NewsletterScreen), ['enrollment']),
  events: open('events.title', () => import('./events-screen.tsx').then((module) => module.EventsScreen), ['enrollment']),
  'privacy-choices': open('consent.title', () => import('./privacy-choices-screen.tsx').then((module) => module.PrivacyChoicesScreen), ['consent']),
  sync: open('sync.pageTitle', () => import('./sync-screen.tsx').then((module) => module.SyncScreen), ['shop']),
  favorites: {
    ...open('favorites.title', () => import('./favorites-screen.tsx').then((module) => module.FavoritesScreen), ['shop']),
    // spec 1 §6
    offered: ({ features }) => features.favorites,
  },
  'favorites/shared/*': {
    ...open('share.pageTitle', () => import('./shared-favorites-screen.tsx').then((module) => module.SharedFavoritesScreen), ['loyalty']),
    offered: ({ features }) => features.favorites,
  },
  'associate-login': open('inStore.login.title', () => import('./associate-login-screen.tsx').then((module) => module.AssociateLoginScreen), [
    'in-store',
  ]),
  'in-store': open('inStore.title', () => import('./in-store-screen.tsx').then((module) => module.InStoreScreen), ['in-store']),
  'account/loyalty': {
    ...account('loyalty.title', () => import('./loyalty-screen.tsx').then((module) => module.LoyaltyScreen), ['loyalty']),
    offered: ({ features }) => features.loyalty,
  },
  'account/orders': account('orders.title', () => import('./order-screens.tsx').then((module) => module.OrdersScreen), ['orders']),
  'account/orders/*': account('orders.title', () => import('./order-screens.tsx').then((module) => module.OrderScreen), [
    'orders',
    'shop',
    'checkout',
  ]),
  stores: open('stores.pageTitle', () => import('./stores-screen.tsx').then((module) => module.StoresScreen), ['stores', 'shop']),
  express: open('express.payPalTitle', () => import('./express-return-screen.tsx').then((module) => module.ExpressReturnScreen), ['express', 'shop']),
  'track-order': open('track.title', () => import('./order-screens.tsx').then((module) => module.TrackScreen), ['orders', 'shop', 'checkout']),
  'help/contact-us': open('write.title', () => import('./contact-screens.tsx').then((module) => module.ContactScreen), ['orders']),
  warranty: open('warranty.title', () => import('./contact-screens.tsx').then((module) => module.WarrantyScreen), ['orders']),
  'staff/insights': open('staff.title', () => import('./insights-screen.tsx').then((module) => module.InsightsScreen), ['staff']),
  account: account('account.title', () => import('#src/account/account-overview.tsx').then((module) => module.AccountOverview), ['security']),
  'account/profile': account('account.profile', () => import('#src/account/profile/profile-screen.tsx').then((module) => module.ProfileScreen), [
    'person',
  ]),
  'account/addresses': account(
    'account.addresses',
    () => import('#src/account/addresses/address-book-screen.tsx').then((module) => module.AddressBookScreen),
    ['person', 'checkout'],
  ),
  'account/cards': account('account.cards', () => import('#src/account/cards/cards-screen.tsx').then((module) => module.CardsScreen), [
    'person',
    'checkout',
    'payment',
  ]),
  'account/subscriptions': account(
    'account.contact',
    () => import('#src/account/subscriptions/subscriptions-screen.tsx').then((module) => module.SubscriptionsScreen),
    ['person'],
  ),
  'account/security': account('account.security', () => import('#src/account/security/security-page.tsx').then((module) => module.SecurityPage), [
    'security',
  ]),
  'account/privacy': account('account.privacy', () => import('./privacy-screen.tsx').then((module) => module.PrivacyScreen), ['person']),
};

/** @param path below the locale */
export const personalPage = (path: string, locale: LocaleId): PersonalPage | undefined => {
  const name = path.replace(/\/$/, '');
  // `orders/*` is the screen of one order: its number is the last part of the path.
  const page = [name, name.replace(/\/[^/]+$/, '/*')].map((known) => (Object.hasOwn(PAGES, known) ? PAGES[known] : undefined)).find(Boolean);
  return page?.offered?.(settingsFor(locale)) === false ? undefined : page;
};
