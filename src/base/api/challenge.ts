import { type Api, BotChallenge } from '#contract/client/client.ts';

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

let meeting: Promise<boolean> | undefined;

/** For whoever hears the event: meets the check, one at a time however many calls met it. True: it was met. */
export const meetOnce = (meet: () => Promise<boolean>): void => {
  meeting ??= meet()
    .catch(() => false)
    .finally(() => {
      meeting = undefined;
    });
};

/** A call that met the check waits until it is met and is made again as it was, under the same key; where nobody met it, it fails with it. */
export const withBotChallenge = (api: Api): Api => {
  const call = async (...args: Parameters<Api>): Promise<unknown> => {
    try {
      return await api(...args);
    } catch (error) {
      if (!(error instanceof BotChallenge) || !(await meeting)) throw error;
      return api(...args);
    }
  };
  return call as Api;
};
