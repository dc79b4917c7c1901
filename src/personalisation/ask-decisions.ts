import * as z from 'zod/mini';
import { CONTEXT_CHANNEL } from '#contract/constants.ts';
import type { DecisionEvent } from './decision-events.ts';
import type { Decided } from './kept.ts';

const answerSchema = z.object({
  decisions: z.array(z.object({ experienceId: z.string(), variantId: z.string(), variantName: z.string() })),
});

export interface DecisionRequest {
  /** Of the shop's settings. */
  readonly brand: string;
  readonly locale: string;
  readonly customerId: string;
  readonly events: readonly DecisionEvent[];
}

/** Decisions by experience id (spec 2 §7); null where there is no answer, and what was decided before stays in force. */
export const askDecisions = async (
  { brand, locale, customerId, events }: DecisionRequest,
  send: typeof fetch = fetch,
): Promise<readonly Decided[] | null> => {
  try {
    const answer = await send(`/decision/api/engine/v1/decide/${encodeURIComponent(brand)}?locale=${locale}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ customerId, channel: CONTEXT_CHANNEL, events }),
    });
    if (!answer.ok) return null;
    const parsed = answerSchema.safeParse(await answer.json());
    return parsed.success ? parsed.data.decisions : null;
  } catch {
    return null;
  }
};
