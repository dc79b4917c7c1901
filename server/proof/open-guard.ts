import type { Env } from '../env.ts';
import type { Log } from '../http/context.ts';
import { createBotCheck, createWork } from './bot-check.ts';
import { createGuard, type Guard } from './guard.ts';
import { createRecaptcha } from './recaptcha.ts';
import { createSuspicion } from './suspicion.ts';

/** The guard as the shop is set: its own proof of work, or reCAPTCHA where its keys are given. */
export const openGuard = ({ botCheck, challengeAfter, recaptcha }: Env, clock: () => Date, log: Log): Guard => {
  const judge = recaptcha ? createRecaptcha({ ...recaptcha, fetch, log }) : createWork(clock);
  return createGuard(createBotCheck(clock, judge, botCheck), createSuspicion(clock, challengeAfter));
};
