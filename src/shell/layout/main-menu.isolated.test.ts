import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { MenuItem } from '#contract/calls/content/navigation.ts';
import { I18nContext } from '#src/base/i18n/use-i18n.ts';
import { i18nFor } from '#src/shell/boot/entry-server.tsx';
import { MainMenu } from './main-menu.tsx';

vi.mock('@tanstack/react-router', async (original) => ({ ...(await original<object>()), useLocation: () => '/en-us' }));

const link = (text: string) => ({ url: `/en-us/c/${text.toLowerCase()}`, text });
const items: readonly MenuItem[] = ['Women', 'Men'].map((title) => ({
  id: title,
  title,
  target: link(title),
  hideShopAll: { small: false, large: false },
  columns: [{ title: 'Shoes', links: [link('Boots')] }],
}));

it('has no id that names a place in one document: what is drawn once stands on all of them', () => {
  const html = renderToString(createElement(I18nContext, { value: i18nFor('en-us') }, createElement(MainMenu, { id: 'main-menu', items })));
  const ids = [...html.matchAll(/(?:id|popoverTarget|aria-[a-z]+)="([^"]*_[^"]*|main-menu[^"]*)"/gi)].map(([, id]) => id);
  expect(new Set(ids)).toEqual(new Set(['main-menu-0', 'main-menu-1']));
});
