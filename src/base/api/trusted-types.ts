interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string; createHTML: (html: string) => string },
  ): {
    createScriptURL: (url: string) => string;
    createHTML: (html: string) => string;
  };
}

/** In development a worker is served from its source. */
const OWN_SCRIPT = import.meta.env.DEV ? /^\/(?:sw\.js|(?:src|workers)\/[\w/-]+\.ts)$/ : /^\/(?:sw\.js|assets\/[\w.-]+\.js)$/;

/** Scripts of somebody else, each where the shop is set to it: elsewhere the policy of the document refuses it. */
export const RECAPTCHA_SCRIPT = 'https://www.google.com/recaptcha/api.js';
export const TAG_MANAGER_SCRIPT = 'https://www.googletagmanager.com/gtm.js';

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;

/** The page's one Trusted Types policy: addresses of our own workers, of reCAPTCHA and of a tag manager. */
const policy = factory?.createPolicy('waymark', {
  createScriptURL: (url) => {
    const { origin, pathname } = new URL(url, location.href);
    if (origin + pathname === RECAPTCHA_SCRIPT || origin + pathname === TAG_MANAGER_SCRIPT) return url;
    if (origin !== location.origin || !OWN_SCRIPT.test(pathname)) throw new TypeError(`Not one of our workers: ${url}`);
    return url;
  },
  createHTML: () => {
    throw new TypeError('Rich text is sanitised by the server and set by the renderer');
  },
});

/** An address that `new Worker`, `serviceWorker.register` and a script element accept under Trusted Types. */
export const trustedScriptUrl = (url: string): string => (policy ? policy.createScriptURL(url) : url);
