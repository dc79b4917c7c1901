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

const decisionSchema = z.object({ id: z.string(), name: z.string() });
const keptFlagSchema = z.object({
  ...decisionSchema.shape,
  attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
/** A flag's decision: `id` is that of the option that it shows, `name` the variation, `attributes` what it was decided by. */
export type KeptFlag = z.infer<typeof keptFlagSchema>;

const keptSchema = z.object({
  locale: z.string(),
  decisions: z._default(z.record(z.string(), decisionSchema), {}),
  flags: z._default(z.record(z.string(), keptFlagSchema), {}),
  /** ms when the experiments were last asked, and whether that visit was not the first. */
  visit: z.optional(z.object({ at: z.number(), returning: z.boolean() })),
  /** Number of the order that the experiments were told of last. */
  order: z.optional(z.string()),
});
type Kept = Omit<z.infer<typeof keptSchema>, 'locale'>;

const NOTHING: Kept = { decisions: {}, flags: {} };

/** What was decided on this device for a shop. */
export const keptFor = (locale: LocaleId): Kept => {
  try {
    const parsed = keptSchema.safeParse(JSON.parse(localStorage.getItem(DECISIONS_KEY) ?? 'null'));
    return parsed.success && parsed.data.locale === locale ? parsed.data : NOTHING;
  } catch {
    return NOTHING;
  }
};

/** Keeps decisions for the first paint of the next page, with the consent that they were made under. Another shop's are replaced. */
export const keep = (locale: LocaleId, basis: ConsentBasis, changed: Partial<Kept>): void =>
  write(DECISIONS_KEY, { ...keptFor(locale), ...changed, locale, basis });

/**
 * Keeps the decisions of an answer. Rules may hold on one type of page alone, so a baseline that was decided on a page without the experience does not replace
 * what was decided on a page with it.
 */
export const keepDecisions = (
  locale: LocaleId,
  basis: ConsentBasis,
  decided: readonly Decided[],
  isHere: (id: string) => boolean = () => true,
): void => {
  const before = keptFor(locale).decisions;
  const now = decided.map(({ experienceId, variantId, variantName }) => {
    const stays = variantName === BASELINE_VARIANT && !isHere(experienceId);
    return [experienceId, (stays ? before[experienceId] : undefined) ?? { id: variantId, name: variantName }] as const;
  });
  keep(locale, basis, { decisions: Object.fromEntries(now) });
};

/** Option of an experience that the last decision names. */
export const decidedOption = (locale: LocaleId, experienceId: string): string | undefined => {
  const decision = keptFor(locale).decisions[experienceId];
  return decision?.name === BASELINE_VARIANT ? BASELINE_VARIANT : decision?.id;
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
