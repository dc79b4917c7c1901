import {
  CONSENT_COOKIE,
  CONSENT_MAX_AGE_S,
  consentBasis,
  decodeChoice,
  encodeChoice,
  isGranted,
  type ConsentBasis,
  type ConsentCategory,
  type ConsentChoice,
  type ConsentFacts,
} from '#contract/consent.ts';
import { DEFAULT_LOCALE, localeOfPath, LOCALES } from '#contract/locales.ts';

type Listener = () => void;
/** Answers the random id, if there was one, under which the server keeps what belongs to this device: it is told to delete that, too. */
type Erase = () => void | string | undefined | Promise<void | string | undefined>;

const listeners = new Set<Listener>();
const erasers = new Map<Erase, ConsentCategory>();

const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const factsNow = (): ConsentFacts => ({
  choice: decodeChoice(readCookie(CONSENT_COOKIE)),
  emea: LOCALES[localeOfPath(location.pathname) ?? DEFAULT_LOCALE].emea,
  globalPrivacyControl: (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
  preview: new URLSearchParams(location.search).get('preview') === 'true',
});

/** The consent of this device, in the page. Reads the cookie each time: another tab may have changed it. */
export const consent = {
  granted: (category: ConsentCategory): boolean => isGranted(factsNow(), category),
  basis: (): ConsentBasis => consentBasis(factsNow()),
  choice: (): ConsentChoice | undefined => factsNow().choice,
  facts: factsNow,
  /** Called after each change, here or in another tab. */
  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Registers what deletes data of a category from this device. Called at once when the category is withdrawn. */
  onWithdrawal: (category: ConsentCategory, erase: Erase): (() => void) => {
    erasers.set(erase, category);
    return () => erasers.delete(erase);
  },
  /** Into the cookie, and nowhere else: choose.ts is what a press calls. */
  write: (choice: ConsentChoice): void => {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${CONSENT_COOKIE}=${encodeChoice(choice)}; Path=/; Max-Age=${CONSENT_MAX_AGE_S}; SameSite=Lax${secure}`;
  },
  /** After the cookie was changed: erases what is no longer granted, then tells the listeners. Answers the ids that the erasers gave. */
  changed: async (): Promise<string[]> => {
    const facts = factsNow();
    const withdrawn = [...erasers].filter(([, category]) => !isGranted(facts, category));
    const erased = await Promise.allSettled(withdrawn.map(async ([erase]) => erase()));
    for (const listener of listeners) listener();
    return erased.flatMap((outcome) => (outcome.status === 'fulfilled' && outcome.value ? [outcome.value] : []));
  },
};
