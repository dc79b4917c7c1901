import { afterEach, expect, it, vi } from 'vitest';
import { openTagManager } from './tag-manager.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('loads the container of the shop and pushes events as it expects them, each without what the one before carried', () => {
  const added: { src?: string }[] = [];
  const layer: unknown[] = [];
  vi.stubGlobal('dataLayer', layer);
  vi.stubGlobal('document', { createElement: () => ({}), head: { append: (script: object) => added.push(script) } });
  const push = openTagManager('GTM-ABC123');
  expect(added).toEqual([{ async: true, src: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123' }]);
  const params = { promotion_id: 'home-hero' };
  push({ name: 'view_promotion', params });
  push({ name: 'mobile_menu_click', params: { section: 'Women' } });
  expect(layer.slice(1)).toEqual([
    { ecommerce: null },
    { event: 'view_promotion', ecommerce: params },
    { event: 'mobile_menu_click', section: 'Women' },
  ]);
});
