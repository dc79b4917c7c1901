import type { ProofAction } from '#contract/proof.ts';
import { RECAPTCHA_SCRIPT, trustedScriptUrl } from './trusted-types.ts';

interface Grecaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, about: { readonly action: string }): Promise<string>;
}

declare global {
  // Google's script puts it there.
  var grecaptcha: Grecaptcha | undefined;
}

let loading: Promise<Grecaptcha> | undefined;

/** Fetched where the shop has asked for a token, never before: nobody who only looks around meets Google. */
const load = (siteKey: string): Promise<Grecaptcha> => {
  loading ??= new Promise<Grecaptcha>((loaded, failed) => {
    const script = document.createElement('script');
    script.src = trustedScriptUrl(`${RECAPTCHA_SCRIPT}?${new URLSearchParams({ render: siteKey })}`);
    script.addEventListener('load', () => {
      const { grecaptcha } = globalThis;
      if (grecaptcha) grecaptcha.ready(() => loaded(grecaptcha));
      else failed(new Error('reCAPTCHA is not there'));
    });
    script.addEventListener('error', () => failed(new Error('reCAPTCHA could not be loaded')));
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};

/** A token of reCAPTCHA for one action. */
export const recaptchaToken = async (siteKey: string, action: ProofAction): Promise<string> => (await load(siteKey)).execute(siteKey, { action });
