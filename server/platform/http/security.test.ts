import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { settingsFor } from '#contract/settings/settings.ts';
import { createSecurity } from './security.ts';

const directive = (policy: string, name: string): string | undefined => policy.split('; ').find((one) => one === name || one.startsWith(`${name} `));

describe('the policy of a page', () => {
  const policy = createSecurity({ publicUrl: 'https://shop.test' }).document({ scripts: ['sha256-abc='], styles: [] });

  it('runs scripts by hash or from our own files, none inline', () => {
    expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-abc='");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
  });

  it('insists on Trusted Types with our one policy', () => {
    expect(directive(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
    expect(directive(policy, 'trusted-types')).toBe('trusted-types waymark');
  });

  it('lets a tag manager in only where the shop is set to one', () => {
    const policy = (usesTagManager: boolean) =>
      createSecurity({ publicUrl: 'https://shop.test', usesTagManager }).document({ scripts: [], styles: [] });
    expect(policy(false)).not.toMatch(/google/);
    expect(policy(true)).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com\/;/);
    expect(policy(true)).toMatch(/connect-src [^;]*google-analytics\.com/);
  });

  it('names the hosts of experiments that a shop is set to, for pages and workers', () => {
    const { experiments } = settingsFor('fr-fr');
    const { datafileHost, eventsHost } = experiments;
    Object.assign(experiments, { datafileHost: 'https://cdn.experiments.test', eventsHost: 'https://log.experiments.test' });
    const set = createSecurity({ publicUrl: 'https://shop.test' });
    Object.assign(experiments, { datafileHost, eventsHost });
    expect(directive(set.document({ scripts: [], styles: [] }), 'connect-src')).toBe(
      "connect-src 'self' https://cdn.experiments.test https://log.experiments.test",
    );
  });

  it('lets a page ask another photo service that the shop is set to, and show its pictures, and nothing more', () => {
    const set = createSecurity({ publicUrl: 'https://shop.test', photoService: 'https://photos.test/v1' }).document({ scripts: [], styles: [] });
    expect(directive(set, 'connect-src')).toBe("connect-src 'self' https://photos.test");
    expect(directive(set, 'img-src')).toBe("img-src 'self' data: blob: https://photos.test");
    expect(set.split('; ').filter((one) => one.includes('photos.test'))).toHaveLength(2);
    expect(policy).not.toContain('photos.test');
  });

  it('names Google only where the shop is set to reCAPTCHA', () => {
    const set = createSecurity({ publicUrl: 'https://shop.test', usesRecaptcha: true }).document({ scripts: [], styles: [] });
    expect(directive(set, 'script-src')).toBe("script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/");
    expect(directive(set, 'frame-src')).toContain('https://www.google.com/recaptcha/');
    expect(policy).not.toContain('google');
  });

  it('lets nobody else frame it, and frames only what is ours', () => {
    expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'self'");
    expect(directive(policy, 'frame-src')).toBe("frame-src 'self'");
  });

  it('names inline styles by hash, quoted or not', () => {
    const shell = createSecurity({ publicUrl: 'http://localhost:3000' }).document({ scripts: ['sha256-aaa='], styles: ["'sha256-bbb='"] });
    expect(directive(shell, 'script-src')).toBe("script-src 'self' 'sha256-aaa='");
    expect(directive(shell, 'style-src')).toBe("style-src 'self' 'sha256-bbb='");
    expect(directive(shell, 'upgrade-insecure-requests')).toBeUndefined();
  });
});

describe('the headers of every answer', () => {
  const appAt = (publicUrl: string): Hono => {
    const app = new Hono();
    app.use(createSecurity({ publicUrl }).headers);
    app.get('/json', (c) => c.json({}));
    app.get('/html', (c) => c.html('<p>'));
    app.get('/frame', (c) => c.html('<p>', 200, { 'Content-Security-Policy': "default-src 'none'", 'X-Frame-Options': 'DENY' }));
    return app;
  };

  it('insist on HTTPS only where the shop has it', async () => {
    expect((await appAt('https://shop.test').request('/json')).headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
    expect((await appAt('http://localhost:3000').request('/json')).headers.get('Strict-Transport-Security')).toBeNull();
  });

  it('give a document without a policy the barest one, and leave what a route has set', async () => {
    const app = appAt('http://localhost:3000');
    expect((await app.request('/html')).headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    const frame = await app.request('/frame');
    expect([frame.headers.get('Content-Security-Policy'), frame.headers.get('X-Frame-Options')]).toEqual(["default-src 'none'", 'DENY']);
    expect((await app.request('/json')).headers.get('Content-Security-Policy')).toBeNull();
  });

  it('give files of workers a policy of their own, since they do not obey that of their page', async () => {
    const app = new Hono().use('*', createSecurity({ publicUrl: 'http://localhost:3000' }).headers);
    app.get('/assets/*', (c) => c.body('', 200, { 'Content-Type': 'text/javascript' }));
    const policyOf = async (path: string) => (await app.request(path)).headers.get('Content-Security-Policy');
    for (const path of ['/assets/worker-B3NT-cBR.js', '/assets/proof-worker-D6XcGJ4m.js']) {
      const policy = (await policyOf(path)) ?? '';
      expect(directive(policy, 'default-src')).toBe("default-src 'none'");
      expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
      expect(directive(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
    }
    expect(await policyOf('/assets/page-a1b2c3d.js')).toBeNull();
  });

  it('let the worker that reads codes compile WebAssembly, and no other', async () => {
    const app = new Hono().use('*', createSecurity({ publicUrl: 'http://localhost:3000' }).headers);
    app.get('/assets/*', (c) => c.body('', 200, { 'Content-Type': 'text/javascript' }));
    const scriptsOf = async (path: string) => directive((await app.request(path)).headers.get('Content-Security-Policy') ?? '', 'script-src');
    expect(await scriptsOf('/assets/code-worker-D6XcGJ4m.js')).toBe("script-src 'self' 'wasm-unsafe-eval'");
    expect(await scriptsOf('/assets/worker-B3NT-cBR.js')).toBe("script-src 'self'");
    expect(await scriptsOf('/assets/other-code-worker-B3NT-cBR.js')).toBe("script-src 'self'");
  });

  it('turn off what a shop has no use for', async () => {
    const { headers } = await appAt('http://localhost:3000').request('/json');
    expect(headers.get('Permissions-Policy')).toContain('microphone=()');
    expect(headers.get('Permissions-Policy')).toContain('camera=(self)');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  });
});
