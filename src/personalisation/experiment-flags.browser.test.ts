import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#contract/calls/checkout.ts';
import type { ConversionInput, DecideInput, Decision } from '#workers/decisions/types.ts';
import { chooseShown } from './choose-shown.ts';
import { startFlags } from './experiment-flags.ts';
import { keep, keptFor } from './kept.ts';

const FLAG = 'hero';
const VARIATIONS: Readonly<Record<string, Decision>> = {
  invitation: { variationKey: 'invitation', ruleKey: 'rule', enabled: true, variables: { label: 'invitation', style: 'primary' } },
  returning: { variationKey: 'returning', ruleKey: 'rule', enabled: true, variables: { label: 'default', style: 'secondary' } },
  off: { variationKey: 'off', ruleKey: 'rule', enabled: false, variables: { label: 'invitation', style: 'primary' } },
};
const KEPT = { id: 'invitation.primary', name: 'invitation', attributes: { locale: 'en-us', returning: false } };

const address = location.href;
const places: HTMLElement[] = [];

/** As the server writes it, chosen. */
const place = (below = false): HTMLElement => {
  const element = document.createElement('span');
  Object.assign(element.dataset, { choice: 'flag', flag: FLAG, clickEvent: 'hero_click' });
  for (const [option, name] of [
    ['default.primary', 'Baseline'],
    ['default.secondary', undefined],
    ['invitation.primary', 'invitation'],
  ]) {
    const link = Object.assign(document.createElement('a'), { href: '#hero', textContent: option });
    const part = Object.assign(document.createElement('span'), { hidden: name !== 'Baseline' });
    part.dataset['option'] = option;
    if (name !== undefined) part.dataset['name'] = name;
    part.append(link);
    element.append(part);
  }
  element.style.position = 'absolute';
  element.style.top = below ? '500vh' : '0';
  document.body.append(element);
  places.push(element);
  chooseShown(element);
  return element;
};
const shownIn = (element: HTMLElement) => element.querySelector<HTMLElement>(':scope > [data-chosen]')?.dataset['option'];

const start = (initial: { granted?: boolean; variation?: string } = {}) => {
  const world = {
    granted: true,
    variation: 'invitation',
    now: 1_000_000,
    decided: [] as DecideInput[],
    converted: [] as ConversionInput[],
    changed: () => {},
    order: (() => {}) as (order: Order) => void,
    ...initial,
  };
  startFlags({
    locale: 'en-us',
    consent: {
      granted: () => world.granted,
      basis: () => 'assumed',
      subscribe: (listener) => {
        world.changed = listener;
      },
    },
    visitor: () => 'device',
    page: () => 'Home',
    experiments: async () => ({
      decide: async (input) => {
        world.decided.push(input);
        return VARIATIONS[input.forced !== undefined && input.forced in VARIATIONS ? input.forced : world.variation] ?? null;
      },
      convert: async (input) => {
        world.converted.push(input);
        return true;
      },
    }),
    onOrder: (listener) => {
      world.order = listener;
    },
    now: () => world.now,
  });
  return world;
};
const keptFlag = () => keptFor('en-us').flags[FLAG];
const impressions = (world: ReturnType<typeof start>) => world.decided.filter(({ impression }) => typeof impression === 'object');

beforeEach(() => history.replaceState(null, '', '/en-us'));
afterEach(() => {
  for (const element of places.splice(0)) element.remove();
  localStorage.clear();
  history.replaceState(null, '', address);
});

describe('a decision of a flag', () => {
  it('is kept without an impression, and takes effect where its place is drawn next', async () => {
    const first = place();
    const world = start();
    await expect.poll(keptFlag).toEqual(KEPT);
    expect(world.decided).toEqual([{ userId: 'device', attributes: KEPT.attributes, flag: FLAG, impression: 'none' }]);
    expect(shownIn(first)).toBe('default.primary');
    expect(shownIn(place())).toBe('invitation.primary');
  });

  it('is an impression once, when a place is seen that shows it', async () => {
    keep('en-us', 'assumed', { flags: { [FLAG]: KEPT } });
    const below = place(true);
    const world = start();
    await expect.poll(() => world.decided.length).toBe(1);
    expect(impressions(world)).toEqual([]);
    below.style.top = '0';
    await expect
      .poll(() => impressions(world))
      .toMatchObject([{ flag: FLAG, page: 'Home', attributes: KEPT.attributes, impression: { of: 'invitation' } }]);
    world.changed();
    await expect.poll(() => world.decided.length).toBe(3);
    expect(impressions(world)).toHaveLength(1);
  });

  it('is no impression where the place shows something else', async () => {
    keep('en-us', 'assumed', { flags: { [FLAG]: { ...KEPT, id: 'unknown.primary', name: 'unknown' } } });
    const element = place();
    const world = start();
    await expect.poll(keptFlag).toEqual(KEPT);
    expect(shownIn(element)).toBe('default.primary');
    expect(impressions(world)).toEqual([]);
  });

  it('of a flag that is off shows the baseline, and is an impression of it, too', async () => {
    place();
    start({ variation: 'off' });
    await expect.poll(keptFlag).toMatchObject({ id: 'Baseline', name: 'off' });
    const next = place();
    expect(shownIn(next)).toBe('default.primary');
    const world = start({ variation: 'off' });
    await expect.poll(() => impressions(world).map(({ impression }) => impression)).toContainEqual({ of: 'off' });
  });

  it('is made for a returning visitor half an hour after the last visit', async () => {
    place();
    const world = start();
    await expect.poll(() => world.decided.length).toBe(1);
    world.now += 29 * 60_000;
    world.changed();
    await expect.poll(() => world.decided.length).toBe(2);
    world.now += 31 * 60_000;
    world.changed();
    await expect.poll(() => world.decided.length).toBe(3);
    world.now += 1;
    world.changed();
    await expect.poll(() => world.decided.map(({ attributes }) => attributes['returning'])).toEqual([false, false, true, true]);
  });

  it('is neither asked for nor kept without consent, and is asked for when consent is given', async () => {
    place();
    const world = start({ granted: false });
    world.order({ orderNumber: 'W1' } as Order);
    world.changed();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect([world.decided, Object.keys(localStorage)]).toEqual([[], []]);
    world.granted = true;
    world.changed();
    await expect.poll(keptFlag).toEqual(KEPT);
  });
});

it('a tester sees a variation at once that the address names, and nothing of it is kept', async () => {
  history.replaceState(
    null,
    '',
    `/en-us?p13n_testcontext=${encodeURIComponent('{"variants":["athlete",{"experienceId":"hero","variantId":"returning"}]}')}`,
  );
  const element = place();
  const world = start();
  await expect.poll(() => shownIn(element)).toBe('default.secondary');
  chooseShown(element);
  expect(shownIn(element)).toBe('default.secondary');
  expect(world.decided.map(({ forced }) => forced)).toEqual(['athlete', 'returning']);
  expect(localStorage.getItem('waymark.decisions')).toBeNull();
});

describe('a conversion', () => {
  it('is a click on a button that shows what was decided', async () => {
    keep('en-us', 'assumed', { flags: { [FLAG]: KEPT } });
    const element = place();
    const world = start();
    await expect.poll(() => impressions(world)).toHaveLength(1);
    element.querySelector<HTMLElement>('[data-chosen] a')?.click();
    await expect.poll(() => world.converted).toEqual([{ userId: 'device', attributes: KEPT.attributes, event: 'hero_click' }]);
  });

  it('is not a click on a button that nothing was decided for', async () => {
    const element = place();
    const world = start();
    await expect.poll(keptFlag).toEqual(KEPT);
    element.querySelector<HTMLElement>('[data-chosen] a')?.click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(world.converted).toEqual([]);
  });

  it('is an order, once, however often its receipt is shown', async () => {
    keep('en-us', 'assumed', { flags: { [FLAG]: KEPT } });
    const world = start();
    const order = { orderNumber: 'W1', totals: { total: 12_995 } } as Order;
    world.order(order);
    world.order(order);
    await expect
      .poll(() => world.converted)
      .toEqual([{ userId: 'device', attributes: KEPT.attributes, event: 'purchase', tags: { revenue: 12_995 } }]);
    start().order(order);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(keptFor('en-us').order).toBe('W1');
  });
});
