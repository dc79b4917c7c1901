import { type Api, ApiError } from '#contract/client/client.ts';
import type { CallName } from '#contract/calls/calls.ts';
import { ALWAYS_PROVEN, type ProofAction, proofActionOf } from '#contract/proof.ts';

/** A proof that a person asks, as the shop wants it: a little work, or a token of reCAPTCHA. Nobody has to click on anything. */
export const proofFor = async (api: Api, action: ProofAction): Promise<string> => {
  const wanted = await api('auth.challenge', { query: { action } });
  if ('siteKey' in wanted) return (await import('./recaptcha.ts')).recaptchaToken(wanted.siteKey, action);
  return (await import('./proof-in-worker.ts')).proofInWorker(wanted);
};

/** Calls whose input is a query carry the proof there. */
const withIt = (name: CallName, given: { readonly body?: object; readonly query?: object }, proof: string): object =>
  name === 'consumer.lookup'
    ? { ...given, query: { ...given.query, recaptcha_response: proof } }
    : { ...given, body: { ...given.body, recaptcha_response: proof } };

/** Where the shop wants a proof (AUT403) the page gets one and asks once more, under the same key. Where one always goes along it is got first. */
export const withProof = (api: Api): Api => {
  const call = async (...args: Parameters<Api>): Promise<unknown> => {
    const [name, input] = args;
    const action = proofActionOf(name);
    const ask = api as (name: CallName, input: unknown) => Promise<unknown>;
    try {
      if (!action || !ALWAYS_PROVEN.has(name)) return await api(...args);
      // Without one the shop says itself whether it wants it.
      const proof = await proofFor(api, action).catch(() => undefined);
      return await ask(name, proof === undefined ? input : withIt(name, input ?? {}, proof));
    } catch (error) {
      if (!action || !(error instanceof ApiError) || error.code !== 'AUT403') throw error;
      const proven = withIt(name, input ?? {}, await proofFor(api, action));
      return await ask(name, proven);
    }
  };
  return call as Api;
};
