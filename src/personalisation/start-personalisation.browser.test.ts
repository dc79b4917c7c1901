import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ConsumerProfile } from '#contract/calls/consumer.ts';
import { LOCALES } from '#contract/locales.ts';
import type { Decided } from './kept.ts';
import { chooseShown } from './choose-shown.ts';
import { startPersonalisation } from './start-personalisation.ts';

const RETURNING: Decided = { experienceId: 'home-hero', variantId: 'returning', variantName: 'Returning visitors' };
const address = location.href;
const choices: HTMLElement[] = [];

/** A place with its baselines and one more option, as the server writes it. */
const place = (kind: 'experience' | 'segmentation', other: string, below: boolean): HTMLElement => {
  const element = document.createElement('div');
  element.dataset['choice'] = kind;
  if (kind === 'experience') element.dataset['experience'] = 'home-hero';
  for (const id of ['Baseline', other]) {
    const option = Object.assign(document.createElement('div'), { textContent: id, hidden: id !== 'Baseline' });
    option.dataset['option'] = id;
    element.append(option);
  }
  // Whatever stands above it in the document of the runner, it is on the screen or far below it.
  element.style.position = 'absolute';
  element.style.top = below ? '500vh' : '0';
  document.body.append(element);
  choices.push(element);
  chooseShown(element);
  return element;
};
const shownIn = (element: HTMLElement) =>
  expect.poll(() => element.querySelector<HTMLElement>('[data-chosen]')?.dataset['option'], { timeout: 5_000 });

interface World {
  granted: boolean;
  decided: readonly Decided[] | null;
  asked: number;
  session: { type: 'Guest' | 'Registered'; subject: string | null };
  withdraw: () => void;
  navigate: () => void;
  signIn: () => void;
}
let number = 0;
const start = (initial: Partial<World> = {}): World => {
  number += 1;
  const world: World = {
    granted: true,
    decided: [RETURNING],
    asked: 0,
    session: { type: 'Guest', subject: null },
    withdraw: () => undefined,
    navigate: () => undefined,
    signIn: () => undefined,
    ...initial,
  };
  startPersonalisation({
    router: {
      subscribe: (_, listener) => {
        world.navigate = () => listener({ pathChanged: true });
        return () => undefined;
      },
    },
    locale: LOCALES['en-us'],
    queryClient: new QueryClient(),
    consent: {
      granted: () => world.granted,
      basis: () => 'assumed',
      subscribe: () => () => undefined,
      onWithdrawal: (_, erase) => {
        world.withdraw = () => {
          world.granted = false;
          erase();
        };
        return () => undefined;
      },
    },
    session: () => world.session,
    onSession: (listener) => {
      world.signIn = listener;
      return () => undefined;
    },
    onCart: () => () => undefined,
    readProfile: async () => ({ isLoyaltyMember: true }) as ConsumerProfile,
    ask: async () => {
      world.asked += 1;
      return world.decided;
    },
    event: `test:personalisation-${number}`,
  });
  return world;
};
const kept = () => localStorage.getItem('waymark.decisions');

beforeEach(() => history.replaceState(null, '', '/en-us'));
afterEach(() => {
  for (const element of choices.splice(0)) element.remove();
  localStorage.clear();
  history.replaceState(null, '', address);
});

it('a decision is applied below the screen at once, and kept for the next page where somebody looks at its place', async () => {
  const [seen, below] = [place('experience', 'returning', false), place('experience', 'returning', true)];
  start();
  await shownIn(below).toBe('returning');
  await shownIn(seen).toBe('Baseline');
  dispatchEvent(new Event(`test:personalisation-${number}`));
  await shownIn(seen).toBe('returning');
});

it('without an answer the last decisions stay in force', async () => {
  const world = start();
  await expect.poll(kept, { timeout: 5_000 }).toContain('returning');
  world.decided = null;
  world.navigate();
  await expect.poll(() => world.asked, { timeout: 5_000 }).toBe(2);
  expect(kept()).toContain('returning');
});

it('what was decided goes with the consent, and is not seen any longer', async () => {
  const world = start();
  await expect.poll(kept, { timeout: 5_000 }).toContain('returning');
  const seen = place('experience', 'returning', false);
  await shownIn(seen).toBe('returning');
  world.withdraw();
  await shownIn(seen).toBe('Baseline');
  expect(kept()).toBeNull();
});

it('without consent nothing is asked for, and what an earlier page kept is deleted', async () => {
  localStorage.setItem('waymark.decisions', '{}');
  const world = start({ granted: false });
  expect(kept()).toBeNull();
  world.granted = true;
  world.navigate();
  // The first question is that of the navigation: the start has asked nothing.
  await expect.poll(() => world.asked, { timeout: 5_000 }).toBe(1);
});

it('whoever signs in is shown the segment of a member as soon as the shop has said so', async () => {
  const below = place('segmentation', 'loyalty-member', true);
  const world = start();
  world.session = { type: 'Registered', subject: 'me' };
  localStorage.setItem('waymark.session', '{"type":"Registered","subject":"me"}');
  world.signIn();
  await shownIn(below).toBe('loyalty-member');
  world.session = { type: 'Guest', subject: null };
  localStorage.removeItem('waymark.session');
  world.signIn();
  await shownIn(below).toBe('Baseline');
  expect(localStorage.getItem('waymark.audience')).toBeNull();
});
