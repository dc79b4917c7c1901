import { CONSENT_FUNCTIONAL, CONSENT_PERFORMANCE, CONSENT_REQUIRED, CONSENT_TARGETING } from './constants.ts';

/** Categories that may be refused (spec 2 §6). C0001 is always granted. */
export const OPTIONAL_CATEGORIES = [CONSENT_PERFORMANCE, CONSENT_FUNCTIONAL, CONSENT_TARGETING] as const;
export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number];
export type ConsentCategory = typeof CONSENT_REQUIRED | OptionalCategory;

/** What a shopper chose on this device. */
export interface ConsentChoice {
  /** UUIDv7 of the record that proves it. It names no person. */
  readonly id: string;
  /** Optional categories that were accepted; all others were refused. */
  readonly granted: readonly OptionalCategory[];
  /** ISO 8601, by the server's clock (spec 1 §7: server time is used for consent dates). */
  readonly at: string;
}

/** First-party cookie with the choice: read by the page before its first paint, and by the server before it accepts an event. */
export const CONSENT_COOKIE = 'waymark-consent';
/** 180 days, then the shopper is asked again (CNIL recommends six months). */
export const CONSENT_MAX_AGE_S = 180 * 86_400;

/** Of the words that a choice is made by. It rises with them, so that a record says what was read (consent-text.test.ts). */
export const CONSENT_TEXT = '2026-11-26';

const FORM = /^1\.([\da-f-]{36})\.(\d{13})\.((?:C000[234])?(?:_C000[234])*)$/;

/** `1.ID.MILLISECONDS.C0002_C0004` */
export const encodeChoice = ({ id, granted, at }: ConsentChoice): string => `1.${id}.${Date.parse(at)}.${granted.join('_')}`;

/** Undefined for a value of another form: the shopper is asked again. */
export const decodeChoice = (value: string | undefined): ConsentChoice | undefined => {
  const parts = FORM.exec(value ?? '');
  if (!parts) return undefined;
  const [, id = '', at, list = ''] = parts;
  const named = list.split('_');
  return { id, at: new Date(Number(at)).toISOString(), granted: OPTIONAL_CATEGORIES.filter((category) => named.includes(category)) };
};

export interface ConsentFacts {
  readonly choice: ConsentChoice | undefined;
  /** EMEA: nothing optional before an explicit yes. Elsewhere consent is assumed until it is withdrawn (spec 2 §6). */
  readonly emea: boolean;
  /** Global Privacy Control. It wins over what is assumed, not over a later explicit choice. */
  readonly globalPrivacyControl: boolean;
  /** `preview=true` bypasses consent (spec 2 §2, §6). */
  readonly preview: boolean;
}

export type ConsentBasis = 'bypassed' | 'explicit' | 'assumed' | 'none';

/** Where the present consent comes from. */
export const consentBasis = ({ choice, emea, globalPrivacyControl, preview }: ConsentFacts): ConsentBasis => {
  if (preview) return 'bypassed';
  if (choice) return 'explicit';
  return emea || globalPrivacyControl ? 'none' : 'assumed';
};

/** Whether something of this category may be stored, sent or decided now. */
export const isGranted = (facts: ConsentFacts, category: ConsentCategory): boolean => {
  if (category === CONSENT_REQUIRED) return true;
  const basis = consentBasis(facts);
  return basis === 'explicit' ? facts.choice!.granted.includes(category) : basis !== 'none';
};
