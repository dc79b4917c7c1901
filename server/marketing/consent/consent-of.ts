import {
  CONSENT_COOKIE,
  consentBasis,
  decodeChoice,
  isGranted,
  type ConsentBasis,
  type ConsentCategory,
  type ConsentChoice,
  type ConsentFacts,
} from '#contract/consent.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import { readCookie } from '#server/customers/sessions/cookie.ts';

export interface RequestConsent {
  readonly basis: ConsentBasis;
  /** Undefined: nothing was chosen on this device, or so long ago that it is asked again. */
  readonly choice: ConsentChoice | undefined;
  readonly granted: (category: ConsentCategory) => boolean;
}

/**
 * What a request may be used for, by its cookie, its `Sec-GPC` header, the region of its locale and whether it is a preview (spec 2 §6). Takes the context
 * of a call: `consentOf(ctx).granted(CONSENT_TARGETING)`.
 */
export const consentOf = ({ header, locale, previewAt }: Pick<CallContext, 'header' | 'locale' | 'previewAt'>): RequestConsent => {
  const facts: ConsentFacts = {
    choice: decodeChoice(readCookie(header('Cookie'), CONSENT_COOKIE)),
    emea: locale.emea,
    globalPrivacyControl: header('Sec-GPC') === '1',
    preview: previewAt !== undefined,
  };
  return { basis: consentBasis(facts), choice: facts.choice, granted: (category) => isGranted(facts, category) };
};
