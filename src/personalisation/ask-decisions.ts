import { CONTEXT_CHANNEL } from '#contract/constants.ts';
import type { DecisionEvent } from '#contract/calls/decision.ts';
import type { Api } from '#src/base/api/client.ts';
import type { Decided } from './kept.ts';

export interface DecisionRequest {
  /** Of the shop's settings. */
  readonly brand: string;
  readonly customerId: string;
  readonly events: DecisionEvent[];
}

/** Decisions by experience id (spec 2 §7); null where there is no answer, and what was decided before stays in force. */
export const askDecisions = async (api: Api, { brand, customerId, events }: DecisionRequest): Promise<readonly Decided[] | null> => {
  try {
    const { decisions } = await api('decision.decide', { params: { brand }, body: { customerId, channel: CONTEXT_CHANNEL, events } });
    return decisions;
  } catch {
    return null;
  }
};
