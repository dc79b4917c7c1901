import { afterEach, expect, it } from 'vitest';
import type { HeroBlock } from '#contract/calls/content/banners.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { keep } from '#src/personalisation/kept.ts';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { Blocks } from './block-list.tsx';

const hero: HeroBlock = {
  id: 'hero',
  kind: 'hero',
  name: 'hero',
  variant: 'standardHero',
  title: 'Weather is a place to go',
  titleH1: true,
  targets: [
    { url: '#women', text: 'Shop women', style: 'primary', size: 'lg' },
    { url: '#men', text: 'Shop men', style: 'secondary', size: 'lg' },
  ],
  experimentFlag: { key: 'home_hero_cta', labels: { invitation: 'Find gear for women' }, clickEvent: 'home_hero_click' },
};

const address = location.href;
afterEach(() => {
  history.replaceState(null, '', address);
  localStorage.clear();
});

const decided = (id: string, locale: 'en-us' | 'fr-fr' = 'en-us'): void =>
  keep(locale, 'assumed', { flags: { home_hero_cta: { id, name: 'some', attributes: {} } } });

let placed: HTMLElement;
const show = (search = ''): void => {
  history.replaceState(null, '', `/en-us${search}`);
  placed = renderInPage(
    <EnglishPage>
      <Blocks blocks={[{ ...hero }]} />
    </EnglishPage>,
  );
};
const buttons = () =>
  [...placed.querySelectorAll<HTMLAnchorElement>('a')]
    .filter((link) => link.checkVisibility())
    .map((link) => [link.textContent, link.dataset['variant']]);
const MEN = ['Shop men', 'secondary'];

it('a hero shows its own buttons while nothing is decided', async () => {
  show();
  await expect.poll(buttons).toEqual([['Shop women', 'primary'], MEN]);
  expect(await axeViolations(placed)).toEqual([]);
});

it.each([
  ['invitation.primary', ['Find gear for women', 'primary']],
  ['invitation.secondary', ['Find gear for women', 'secondary']],
  ['default.secondary', ['Shop women', 'secondary']],
  ['Baseline', ['Shop women', 'primary']],
  ['a-label-without-text.primary', ['Shop women', 'primary']],
])('the decision %s gives the first button its words and its style', async (id, first) => {
  decided(id);
  show();
  await expect.poll(buttons).toEqual([first, MEN]);
  expect(await axeViolations(placed)).toEqual([]);
});

it('a decision of another shop changes nothing', async () => {
  decided('invitation.primary', 'fr-fr');
  show();
  await expect.poll(buttons).toEqual([['Shop women', 'primary'], MEN]);
});

it.each(['["invitation"]', '[{"experienceId":"home_hero_cta","variantId":"invitation"}]'])(
  'the address of a tester names a label: %s',
  async (variants) => {
    show(`?p13n_testcontext=${encodeURIComponent(`{"variants":${variants}}`)}`);
    await expect.poll(buttons).toEqual([['Find gear for women', 'primary'], MEN]);
  },
);

it('every form of the button leads to the same place', async () => {
  show();
  await expect.poll(() => placed.querySelectorAll('[data-flag] a').length).toBe(4);
  expect([...placed.querySelectorAll('[data-flag] a')].map((link) => link.getAttribute('href'))).toEqual(Array.from({ length: 4 }, () => '#women'));
});
