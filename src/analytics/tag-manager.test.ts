import { afterEach, expect, it, vi } from 'vitest';
import { closeTagManager, openTagManager } from './tag-manager.ts';

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

it('leaves no cookie of its tags when the consent is withdrawn, and no script that runs', () => {
  const set: string[] = [];
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { hostname: 'www.shop.test', reload });
  vi.stubGlobal('document', {
    get cookie() {
      return '_ga=GA1.1.2; waymark-consent=1; _ga_ABC=3; _gid=4';
    },
    set cookie(text: string) {
      set.push(text);
    },
  });
  closeTagManager();
  expect(set.filter((text) => text.includes('domain=shop.test')).map((text) => text.split('=')[0])).toEqual(['_ga', '_ga_ABC', '_gid']);
  expect(set.every((text) => text.includes('max-age=0'))).toBe(true);
  expect(set.join()).not.toContain('waymark');
  expect(reload).toHaveBeenCalledOnce();
});
