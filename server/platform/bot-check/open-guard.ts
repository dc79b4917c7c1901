import type { Db } from '#server/platform/db/open.ts';
import { shopSecret } from '#server/platform/db/shop-secret.ts';
import type { Env } from '#server/platform/env.ts';
import type { Log } from '#server/platform/http/context.ts';
import { createBotCheck, createWork } from './bot-check.ts';
import { createGuard, type Guard } from './guard.ts';
import { createRecaptcha } from './recaptcha.ts';
import { createSuspicion } from './suspicion.ts';

export interface GuardPorts {
  readonly env: Env;
  readonly db: Db;
  readonly clock: () => Date;
  readonly log: Log;
}

const WORK_SECRET = 'proofs';

/** The guard as the shop is set: its own proof of work, or reCAPTCHA where its keys are given. */
export const openGuard = async ({ env, db, clock, log }: GuardPorts): Promise<Guard> => {
  const { botCheck, challengeAfter, recaptcha } = env;
  const judge = recaptcha ? createRecaptcha({ ...recaptcha, fetch, log }) : createWork(clock, await shopSecret(db, WORK_SECRET));
  return createGuard(createBotCheck(clock, judge, botCheck), createSuspicion(clock, challengeAfter));
};
