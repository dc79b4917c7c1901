import { SETTINGS } from '#contract/settings/settings.ts';

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

/** Whether the shop's settings name it as the script of a photo gallery. */
const isGallery = (address: string): boolean =>
  Object.values(SETTINGS).some(({ galleryScriptUrl: url }) => url !== '' && new URL(url, location.href).href.split('?')[0] === address);

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;

/** The page's one Trusted Types policy: addresses of our own workers, of reCAPTCHA, of a tag manager and of a photo gallery. */
const policy = factory?.createPolicy('waymark', {
  createScriptURL: (url) => {
    const { origin, pathname } = new URL(url, location.href);
    if (origin + pathname === RECAPTCHA_SCRIPT || origin + pathname === TAG_MANAGER_SCRIPT || isGallery(origin + pathname)) return url;
    if (origin !== location.origin || !OWN_SCRIPT.test(pathname)) throw new TypeError(`Not one of our workers: ${url}`);
    return url;
  },
  createHTML: () => {
    throw new TypeError('Rich text is sanitised by the server and set by the renderer');
  },
});

/** An address that `new Worker`, `serviceWorker.register` and a script element accept under Trusted Types. */
export const trustedScriptUrl = (url: string): string => (policy ? policy.createScriptURL(url) : url);
