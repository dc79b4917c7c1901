import { CHALLENGE_EVENT, meetOnce } from '#src/base/api/challenge.ts';
import type { AppRouter } from '#src/shell/router/router.tsx';

/** Whatever call of this page meets the check of a person, be it asked for here or by the queue: a dialog meets it, and what waited goes on. */
export const watchChallenge = (router: AppRouter): void => {
  addEventListener(CHALLENGE_EVENT, () => {
    meetOnce(async () => (await import('./meet-challenge.ts')).meetChallenge(router));
  });
};
