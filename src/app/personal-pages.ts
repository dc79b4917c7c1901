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
  sync: open('sync.pageTitle', () => import('./sync-screen.tsx').then((module) => module.SyncScreen), ['shop']),
  favorites: {
    ...open('favorites.title', () => import('./favorites-screen.tsx').then((module) => module.FavoritesScreen), ['shop']),
    // spec 1 §6
    offered: ({ features }) => features.favorites,
  },
  account: account('account.title', () => import('#src/account/account-overview.tsx').then((module) => module.AccountOverview)),
};

/** @param path below the locale */
export const personalPage = (path: string, locale: LocaleId): PersonalPage | undefined => {
  const name = path.replace(/\/$/, '');
  const page = Object.hasOwn(PAGES, name) ? PAGES[name] : undefined;
  return page?.offered?.(settingsFor(locale)) === false ? undefined : page;
};
