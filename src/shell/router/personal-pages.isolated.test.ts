import { beforeEach, expect, test, vi } from 'vitest';
import type { AppApi } from './router-context.ts';
import type { PageManifest } from '#src/shell/boot/page-manifest.ts';
import { render } from '#src/shell/boot/entry-server.tsx';

const offered = vi.hoisted(() => ({ favorites: true, loyalty: true }));
vi.mock(import('#contract/settings/settings.ts'), async (original) => {
  const settings = await original();
  return {
    ...settings,
    settingsFor: (locale) => ({ ...settings.settingsFor(locale), features: { ...settings.settingsFor(locale).features, ...offered } }),
  };
});

const manifest: PageManifest = {
  routes: {},
  scripts: {},
  entry: '/entry.js',
  fonts: '/fonts.css',
  letters: '/letters.woff2',
  webManifest: '/shop.webmanifest',
};
const silent = (() => Promise.reject(new Error('No page about a person asks the shop before it is open'))) as unknown as AppApi;

const page = async (path: string): Promise<{ status: number; html: string }> =>
  render(new Request(`https://shop.example${path}`), {
    apiFor: () => silent,
    publicUrl: 'https://shop.example',
    manifest: () => manifest,
  });
const textOf = (html: string, tag: string): string[] => [...html.matchAll(new RegExp(`<${tag}[^>]*>([^<]*)<`, 'g'))].map(([, text]) => text ?? '');

beforeEach(() => Object.assign(offered, { favorites: true, loyalty: true }));

test.each([
  ['/en-us/sign-in', 'Sign in'],
  ['/en-us/account', 'Your account'],
  ['/en-us/account/orders', 'Orders'],
  ['/en-us/account/orders/W-1', 'Orders'],
  ['/en-us/account/loyalty', 'Rewards'],
  ['/en-us/favorites', 'Favorites'],
  ['/en-us/help/contact-us', 'Contact us'],
])('%s is drawn under its title, which comes along for the page', async (path, title) => {
  const { status, html } = await page(path);
  expect(status).toBe(200);
  expect(textOf(html, 'title')).toEqual([`${title} | Waymark`]);
  expect(textOf(html, 'h1')).toHaveLength(1);
  expect(html).toContain(`title:"${title}"`);
});

test.each([
  ['/en-us/favorites', { favorites: false }],
  ['/en-us/favorites/shared/one', { favorites: false }],
  ['/en-us/account/loyalty', { loyalty: false }],
])('%s is no page in a shop that does not offer it, for a guest of the account either', async (path, without) => {
  Object.assign(offered, without);
  const { status, html } = await page(path);
  expect(status).toBe(404);
  expect(textOf(html, 'h1')).toEqual(['This trail ends here']);
});

test.each(['cart', 'checkout', 'order-confirmation', 'stores', 'sign-up', 'help/contact-us', 'account', 'account/profile'])(
  'the server leaves the area of /%s to the page',
  async (path) => {
    const { status, html } = await page(`/en-us/${path}`);
    expect(status).toBe(200);
    // What React writes where a part could not be drawn.
    expect(html).not.toContain('<!--$!-->');
  },
);
