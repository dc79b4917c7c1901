import { expect, it } from 'vitest';
import { webManifest } from './web-manifests.mjs';

const manifest = webManifest('fr-fr', { locale: { tag: 'fr-FR' }, t: (key: string) => key }) as {
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
  readonly share_target: { readonly action: string; readonly method: string; readonly params: Readonly<Record<string, string>> };
};

it('has shortcuts to scanning, cart and orders, in the locale of the app', () => {
  expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['app.shortcut.scan', '/fr-fr/scan?source=shortcut'],
    ['app.shortcut.basket', '/fr-fr/cart?source=shortcut'],
    ['app.shortcut.orders', '/fr-fr/account/orders?source=shortcut'],
    ['app.shortcut.search', '/fr-fr/search?source=shortcut'],
  ]);
});

it('takes links that other apps share, at the page that leads on', () => {
  expect(manifest.share_target).toEqual({ action: '/fr-fr/shared', method: 'GET', params: { title: 'title', text: 'text', url: 'url' } });
});
