import type { MiddlewareHandler } from 'hono';
import { experimentHosts } from './experiment-hosts.ts';
import { galleryHosts, mediaHosts } from './media-hosts.ts';

/** Inline parts of a document by hash (`sha256-...`). */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export interface Security {
  /** The policy of a document with the hashes of its inline parts: one document, rendered once, is sent to every client. */
  readonly document: (hashes: InlineHashes) => string;
  /** Headers of every response, unless the route has set its own. */
  readonly headers: MiddlewareHandler;
}

const policy = (directives: Readonly<Record<string, readonly string[] | undefined>>): string =>
  Object.entries(directives)
    .filter((entry): entry is [string, string[]] => entry[1] !== undefined)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** The browser features in use; all others are disabled, for pages and their frames. */
const PERMISSIONS = [
  'camera=(self)',
  'geolocation=(self)',
  'fullscreen=(self)',
  'payment=(self)',
  'publickey-credentials-get=(self)',
  'publickey-credentials-create=(self)',
  'clipboard-write=(self)',
  'screen-wake-lock=(self)',
]
  .concat(
    [
      'microphone',
      'usb',
      'serial',
      'hid',
      'midi',
      'magnetometer',
      'gyroscope',
      'accelerometer',
      'display-capture',
      'browsing-topics',
      'idle-detection',
    ].map((name) => `${name}=()`),
  )
  .join(', ');

/** A document without a policy of its own may only show itself. */
const BARE = policy({
  'default-src': ["'none'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
});

/** Files of web workers, by the names in the build. A worker has the policy of its own file, not that of its page. */
const WORKER_FILE = /^\/assets\/(?:[\w-]+-)?worker-[\w-]+\.js$/;

/** The one that reads codes of the camera: it alone may compile WebAssembly, and it speaks with this shop alone. */
const CODE_WORKER_FILE = /^\/assets\/code-worker-[\w-]+\.js$/;

const workerPolicy = (hosts: readonly string[], compiles: boolean): string =>
  policy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(compiles ? ["'wasm-unsafe-eval'"] : [])],
    'connect-src': ["'self'", ...(compiles ? [] : hosts)],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });

export interface SecuritySettings {
  readonly publicUrl: string;
  /** Pages may load and frame reCAPTCHA: only if the shop uses it. */
  readonly usesRecaptcha?: boolean;
  /** Pages may load a tag manager's container: only if a locale of the shop uses one. */
  readonly usesTagManager?: boolean;
  /** Address of another photo service: pages ask it, and show its pictures. */
  readonly photoService?: string | undefined;
}

/** As Google documents it for policies without nonces. Its script creates Trusted Types policies whose names change. */
const RECAPTCHA = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connects: ['https://www.google.com/recaptcha/'],
} as const;

/** Google Tag Manager with Google Analytics. Operators must add whatever else their container loads. */
const TAG_MANAGER = {
  scripts: ['https://www.googletagmanager.com/'],
  frames: [],
  connects: ['https://www.googletagmanager.com/', 'https://*.google-analytics.com/', 'https://*.analytics.google.com/'],
} as const;

/**
 * Headers that isolate a page. Scripts run by hash or from the shop's own files. With Trusted Types, only the policy `waymark` can create worker
 * URLs. Card fields are framed from below `/provider/` with a separate policy. HTTPS is required once the public address uses it.
 */
export const createSecurity = ({ publicUrl, usesRecaptcha = false, usesTagManager = false, photoService }: SecuritySettings): Security => {
  const others = [...(usesRecaptcha ? [RECAPTCHA] : []), ...(usesTagManager ? [TAG_MANAGER] : [])];
  const of = (what: keyof typeof RECAPTCHA): string[] => others.flatMap((other) => [...other[what]]);
  const https = publicUrl.startsWith('https:');
  const hosts = experimentHosts();
  const galleries = galleryHosts();
  const photos = photoService === undefined ? [] : [new URL(photoService).origin];
  const document = (scripts: readonly string[], styles: readonly string[]): string =>
    policy({
      'default-src': ["'self'"],
      'script-src': ["'self'", ...scripts, ...of('scripts'), ...galleries],
      'script-src-attr': ["'none'"],
      'style-src': ["'self'", ...styles],
      'img-src': ["'self'", 'data:', 'blob:', ...(usesTagManager ? TAG_MANAGER.connects : []), ...galleries, ...photos],
      'media-src': ["'self'", 'blob:', ...mediaHosts()],
      'font-src': ["'self'"],
      'connect-src': ["'self'", ...hosts, ...of('connects'), ...galleries, ...photos],
      'worker-src': ["'self'"],
      'frame-src': ["'self'", ...of('frames')],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'self'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': others.length + galleries.length > 0 ? ['*'] : ['waymark'],
      'upgrade-insecure-requests': https ? [] : undefined,
    });
  const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash.replaceAll("'", '')}'`);
  const always: readonly (readonly [string, string])[] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', PERMISSIONS],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['X-Frame-Options', 'SAMEORIGIN'],
    ...(https ? [['Strict-Transport-Security', 'max-age=31536000'] as const] : []),
  ];
  return {
    document: ({ scripts, styles }) => document(quoted(scripts), quoted(styles)),
    headers: async (c, next) => {
      await next();
      const { headers } = c.res;
      for (const [name, value] of always) if (!headers.has(name)) headers.set(name, value);
      if (WORKER_FILE.test(c.req.path)) headers.set('Content-Security-Policy', workerPolicy(hosts, CODE_WORKER_FILE.test(c.req.path)));
      if (headers.get('Content-Type')?.startsWith('text/html') && !headers.has('Content-Security-Policy'))
        headers.set('Content-Security-Policy', BARE);
    },
  };
};
