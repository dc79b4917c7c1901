import { CONSENT_FUNCTIONAL } from '#contract/constants.ts';
import { consent } from '#src/base/consent/consent.ts';

/** Where the device keeps them, and nobody else. */
const KEY = 'waymark.recent-searches';
const KEPT = 6;
const MAX_TEXT = 120;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const sameAs = (text: string) => (other: string) => other.localeCompare(text, undefined, { sensitivity: 'base' }) === 0;

/** A search put before the others; the same words, written differently, take the place of the older. */
export const withRecentSearch = (recent: readonly string[], text: string): string[] => {
  const words = text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_TEXT);
  if (words === '') return [...recent];
  const isSame = sameAs(words);
  return [words, ...recent.filter((other) => !isSame(other))].slice(0, KEPT);
};

/** What this device searched for lately, newest first. Storage that is forbidden or holds something else is an empty list. */
export const readRecentSearches = (store: Store | undefined = deviceStore()): string[] => {
  try {
    const kept: unknown = JSON.parse(store?.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string' && one !== '').slice(0, KEPT) : [];
  } catch {
    return [];
  }
};

export const rememberSearch = (text: string, given?: Store): void => {
  try {
    const store = given ?? storeToKeep();
    store?.setItem(KEY, JSON.stringify(withRecentSearch(readRecentSearches(store), text)));
  } catch {
    // A full or forbidden storage costs a convenience, nothing else.
  }
};

export const forgetSearches = (store: Store | undefined = deviceStore()): void => {
  try {
    store?.removeItem(KEY);
  } catch {
    // As above.
  }
};

/** None without consent to remember such things. */
function storeToKeep(): Store | undefined {
  return consent.granted(CONSENT_FUNCTIONAL) ? deviceStore() : undefined;
}

/** Reading the property alone throws where storage is forbidden. */
function deviceStore(): Store | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
