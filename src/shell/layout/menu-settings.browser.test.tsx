import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { MenuItem } from '#contract/calls/content/navigation.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { MainMenu } from './main-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';

const { features } = settingsFor('en-us');
const usual = { ...features };
afterEach(() => {
  Object.assign(features, usual);
  vi.useRealTimers();
});

const items: readonly MenuItem[] = [
  {
    id: 'women',
    title: 'Women',
    target: { url: '#women', text: 'Women' },
    hideShopAll: { small: false, large: false },
    columns: [{ title: 'Shoes', links: [{ url: '#boots', text: 'Boots' }] }],
  },
];
const show = (Menu: typeof MainMenu | typeof MobileMenu) =>
  renderInPage(
    <WithApi api={(() => undefined) as unknown as Api}>
      <EnglishPage>
        <Menu items={items} />
      </EnglishPage>
    </WithApi>,
  );
const boots = page.getByRole('link', { name: 'Boots' });
const shopAll = page.getByRole('link', { name: 'Shop all Women' });

it.each([
  ['opens for a mouse that rests on it where the shop is not set to press only', false],
  ['stays closed for a mouse that rests on it where the shop is set to press only', true],
])('the menu of a large screen %s', async (_, megaMenuOpensOnClick) => {
  Object.assign(features, { megaMenuOpensOnClick });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const place = show(MainMenu);
  await page.getByRole('button', { name: 'Women' }).hover();
  vi.advanceTimersByTime(1_000);
  expect(place.querySelectorAll(':popover-open')).toHaveLength(megaMenuOpensOnClick ? 0 : 1);
});

it.each([
  ['has no link to the whole category where that is off', false],
  ['begins each section with a link to the whole category where that is on', true],
])('the menu of a small screen %s', async (_, mobileShopAllAtLevel2) => {
  Object.assign(features, { mobileShopAllAtLevel2 });
  const place = show(MobileMenu);
  await page.getByText('Women', { exact: true }).click();
  await expect.element(boots).toBeVisible();
  expect(shopAll.elements()).toHaveLength(mobileShopAllAtLevel2 ? 1 : 0);
  expect(await axeViolations(place)).toEqual([]);
});
