import type { BotChallenge } from '#contract/client.ts';

export const CHALLENGE_EVENT = 'waymark:challenge';

export interface ChallengeDetail {
  readonly appId: string;
  readonly correlationId: string;
}

declare global {
  interface WindowEventMap {
    [CHALLENGE_EVENT]: CustomEvent<ChallengeDetail>;
  }
}

/** Tells whoever can show it that a person must prove to be one (spec 1 §7). */
export const announceChallenge = ({ appId, correlationId }: BotChallenge): void => {
  window.dispatchEvent(new CustomEvent<ChallengeDetail>(CHALLENGE_EVENT, { detail: { appId, correlationId } }));
};
