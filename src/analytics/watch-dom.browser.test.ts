import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ProductHit } from '#contract/calls/products.ts';
import type { Origin } from './commerce.ts';
import type { AnalyticsEvent } from './events.ts';
import { watchDom } from './watch-dom.ts';

const reported: AnalyticsEvent[] = [];
const origins: Origin[] = [];
const price = { currency: 'USD', current: 12_995, original: 12_995 };
const hit = (id: string) => ({ id, productId: `${id}-1`, name: `Shoe ${id}`, price }) as unknown as ProductHit;

let decisions: Record<string, string> = {};
let place: HTMLElement;
let page = 0;
beforeAll(() => {
  watchDom({
    hit: (id) => (id === 'unknown' ? undefined : hit(id)),
    track: (event) => void reported.push(event),
    keepOrigin: (origin) => void origins.push(origin),
    decided: (experience) => decisions[experience],
  });
  // Nothing here leads anywhere.
  document.addEventListener('click', (event) => event.preventDefault());
});
const address = location.href;
beforeEach(() => {
  reported.length = 0;
  origins.length = 0;
  decisions = {};
  page += 1;
  history.replaceState(null, '', `/en-us/page-${page}`);
  place = document.createElement('main');
  document.body.append(place);
});
afterEach(() => {
  place.remove();
  history.replaceState(null, '', address);
});

const link = (text: string, href = '/en-us/x'): HTMLAnchorElement => Object.assign(document.createElement('a'), { href, textContent: text });
const marked = (tag: string, data: Record<string, string>, ...children: readonly Node[]): HTMLElement => {
  const element = document.createElement(tag);
  Object.assign(element.dataset, data);
  element.append(...children);
  return element;
};
const names = () => reported.map(({ name }) => name);

it('a list is seen once with its products, and again when it holds others', async () => {
  const cards = ['a', 'unknown', 'b'].map((id) => marked('article', { product: id }, link(id)));
  const list = marked('div', { list: '2100', listName: 'Men’s shoes' }, ...cards);
  place.append(list);
  await expect.poll(names).toEqual(['view_item_list']);
  expect(reported[0]?.params).toMatchObject({
    item_list_id: '2100',
    item_list_name: 'Men’s shoes',
    items: [
      { item_id: 'a-1', index: 0, price: 129.95 },
      { item_id: 'b-1', index: 2 },
    ],
  });
  list.append(marked('article', { product: 'c' }, link('c')));
  await expect.poll(names).toEqual(['view_item_list', 'view_item_list']);
});

it('a product that is opened names its list and its place in it, and what follows is put down to that list', async () => {
  const opened = link('Shoe b');
  place.append(marked('h1', {}), marked('div', { list: 'search' }, marked('article', { product: 'a' }), marked('article', { product: 'b' }, opened)));
  place.querySelector('h1')!.textContent = 'Results';
  opened.click();
  expect(reported.find(({ name }) => name === 'select_item')?.params).toMatchObject({
    item_list_name: 'Results',
    items: [{ item_id: 'b-1', index: 1 }],
  });
  expect(origins).toEqual([{ item_list_id: 'search', item_list_name: 'Results' }]);
});

const experience = (id: string, chosen: string): HTMLElement =>
  marked('div', { experience: id }, marked('div', { option: chosen, chosen: '' }, link(chosen)), marked('div', { option: 'another' }));

it.each(['returning', 'Baseline'])('an experience is seen once where it shows what was decided: %s', async (option) => {
  decisions = { hero: option, other: 'somewhat else' };
  place.append(experience('hero', option), experience('other', 'Baseline'), experience('undecided', 'Baseline'));
  await expect.poll(() => reported).toEqual([{ name: 'experience_impression', params: { experience_id: 'hero', variant_id: option } }]);
  place.append(experience('hero', option), marked('aside', { promotionId: `end-${page}` }, link('end')));
  await expect.poll(names).toEqual(['experience_impression', 'view_promotion']);
});

it('a variant that a tester forced is seen by nobody', async () => {
  decisions = { hero: 'returning' };
  history.replaceState(null, '', `${location.pathname}?p13n_testcontext=%7B%22variants%22%3A%5B%22returning%22%5D%7D`);
  place.append(experience('hero', 'returning'), marked('aside', { promotionId: `end-${page}` }, link('end')));
  await expect.poll(names).toEqual(['view_promotion']);
});

it('quick shop is no opened product, but where it was pressed counts', () => {
  const quick = document.createElement('button');
  place.append(marked('div', { list: '2100', listName: 'Shoes' }, marked('article', { product: 'a' }, quick)));
  quick.click();
  expect(names()).toEqual([]);
  expect(origins).toEqual([{ item_list_id: '2100', item_list_name: 'Shoes' }]);
});

it('a promotion is seen once, not while it is hidden, and followed by its links alone', async () => {
  const target = link('Shop');
  const i18n = marked('p', {});
  const promotion = marked('section', { promotionId: 'home-hero', promotionName: 'Weather', creativeName: 'hero' }, i18n, target);
  promotion.hidden = true;
  const other = marked('section', { promotionName: 'Rain' }, link('Rain'));
  place.append(promotion, other);
  await expect.poll(names).toEqual(['view_promotion']);
  expect(reported[0]?.params).toEqual({ promotion_name: 'Rain' });
  promotion.hidden = false;
  await expect.poll(names).toEqual(['view_promotion', 'view_promotion']);
  i18n.click();
  target.click();
  expect(reported.slice(2)).toEqual([
    { name: 'select_promotion', params: { promotion_id: 'home-hero', promotion_name: 'Weather', creative_name: 'hero' } },
  ]);
  expect(origins).toEqual([{ promotion_id: 'home-hero', promotion_name: 'Weather' }]);
});

it('the menus tell links at the top and sections on small screens', () => {
  const top = link('Sale', '/en-us/c/sale-6000');
  const opens = document.createElement('button');
  opens.setAttribute('aria-expanded', 'false');
  opens.textContent = 'Women';
  const inner = link('Boots');
  const direct = link('Gifts');
  place.append(marked('nav', { menu: 'top' }, top), marked('nav', { menu: 'mobile' }, opens, marked('div', {}, inner), direct));
  for (const control of [top, opens, inner, direct]) control.click();
  expect(reported).toEqual([
    { name: 'top_nav_click', params: { link_text: 'Sale', link_url: '/en-us/c/sale-6000' } },
    { name: 'mobile_menu_click', params: { section: 'Women' } },
    { name: 'mobile_menu_click', params: { section: 'Gifts' } },
  ]);
});

it('an experience with a tracking event tells what was followed within it', () => {
  const target = link('New');
  const option = marked('div', { option: 'returning' }, target);
  place.append(marked('div', { experience: 'home-hero', trackingEvent: 'home-hero-click' }, option));
  target.click();
  expect(reported).toEqual([
    { name: 'experience_click', params: { tracking_event: 'home-hero-click', experience_id: 'home-hero', variant: 'returning' } },
  ]);
});
