import * as z from 'zod/mini';
import type { LocaleId } from '#contract/locales.ts';
import { BASELINE_VARIANT } from '#contract/calls/segment-conditions.ts';
import type { ConsentBasis } from '#contract/consent.ts';

/** Read by choose-shown.ts, which cannot import them. */
const DECISIONS_KEY = 'waymark.decisions';
const AUDIENCE_KEY = 'waymark.audience';

/** What the decision engine says about one experience. */
export interface Decided {
  readonly experienceId: string;
  readonly variantId: string;
  readonly variantName: string;
}

const write = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage every page begins with its baselines.
  }
};

const remove = (key: string): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // Forbidden storage holds nothing.
  }
};

/** Keeps the last decisions for the first paint of the next page, with the consent that they were made under. */
export const keepDecisions = (locale: LocaleId, basis: ConsentBasis, decided: readonly Decided[]): void =>
  write(DECISIONS_KEY, {
    locale,
    basis,
    decisions: Object.fromEntries(decided.map(({ experienceId, variantId, variantName }) => [experienceId, { id: variantId, name: variantName }])),
  });

const decisionsSchema = z.object({ locale: z.string(), decisions: z.record(z.string(), z.object({ id: z.string(), name: z.string() })) });

/** Option of an experience that the last decision names. */
export const decidedOption = (locale: LocaleId, experienceId: string): string | undefined => {
  try {
    const parsed = decisionsSchema.safeParse(JSON.parse(localStorage.getItem(DECISIONS_KEY) ?? 'null'));
    const decision = parsed.success && parsed.data.locale === locale ? parsed.data.decisions[experienceId] : undefined;
    return decision?.name === BASELINE_VARIANT ? BASELINE_VARIANT : decision?.id;
  } catch {
    return undefined;
  }
};

/** What of an account decides about segments and is not said by the session. Bound to that account: another's session does not read it. */
export const keepAudience = (subject: string, member: boolean, identity: readonly string[]): void =>
  write(AUDIENCE_KEY, { subject, member, identity });

const audienceSchema = z.object({ subject: z.string() });

/** Whether the device knows the audience of this account. */
export const knowsAudience = (subject: string): boolean => {
  try {
    const parsed = audienceSchema.safeParse(JSON.parse(localStorage.getItem(AUDIENCE_KEY) ?? 'null'));
    return parsed.success && parsed.data.subject === subject;
  } catch {
    return false;
  }
};

export const forgetAudience = (): void => remove(AUDIENCE_KEY);

/** Targeting consent is gone: nothing stays of what was decided under it. */
export const forgetDecisions = (): void => remove(DECISIONS_KEY);
