interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string; createHTML: (html: string) => string },
  ): {
    createScriptURL: (url: string) => string;
    createHTML: (html: string) => string;
  };
}

const OWN_SCRIPT = /^\/(?:sw\.js|assets\/[\w.-]+\.js)$/;

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;

/** The page's one Trusted Types policy: addresses of our own workers, and nothing else. */
const policy = factory?.createPolicy('waymark', {
  createScriptURL: (url) => {
    const { origin, pathname } = new URL(url, location.href);
    if (origin !== location.origin || !OWN_SCRIPT.test(pathname)) throw new TypeError(`Not one of our workers: ${url}`);
    return url;
  },
  createHTML: () => {
    throw new TypeError('Rich text is sanitised by the server and set by the renderer');
  },
});

/** An address that `new Worker` and `serviceWorker.register` accept under Trusted Types. */
export const trustedScriptUrl = (url: string): string => (policy ? policy.createScriptURL(url) : url);
