import * as z from 'zod';
import type { Log } from '#server/platform/http/context.ts';
import type { ProofJudge } from './bot-check.ts';

export interface RecaptchaPorts {
  readonly siteKey: string;
  readonly secret: string;
  readonly fetch: typeof fetch;
  readonly log: Log;
  /** Another address than Google's, for tests. */
  readonly verifyUrl?: string;
}

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';
const TIMEOUT_MS = 5_000;
/** Google's own suggestion: below it a program is likelier than a person. */
const LEAST_SCORE = 0.5;

const answerSchema = z.object({ success: z.boolean(), score: z.number().optional(), action: z.string().optional() });

/**
 * reCAPTCHA, version 3, in the place of the shop's own work. A token is good once, for its action, and is asked about at Google. Where Google does not
 * answer the token proves nothing: who may not be a person is kept out rather than let in.
 */
export const createRecaptcha = ({ siteKey, secret, fetch: ask, log, verifyUrl = VERIFY_URL }: RecaptchaPorts): ProofJudge => ({
  issue: () => ({ siteKey }),
  async check(_db, action, response, clientAddress) {
    try {
      const answer = await ask(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret, response, remoteip: clientAddress }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      });
      const said = answerSchema.parse(await answer.json());
      return said.success && said.action === action && (said.score ?? 0) >= LEAST_SCORE;
    } catch (error) {
      log.warn({ failure: error instanceof Error ? error.name : 'unknown' }, 'reCAPTCHA did not answer');
      return false;
    }
  },
});
