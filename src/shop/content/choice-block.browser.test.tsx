import { afterEach, describe, expect, it } from 'vitest';
import type { ConsentBasis } from '#contract/consent.ts';
import type { ExperienceBlock, SegmentationBlock } from '#contract/calls/content/choices.ts';
import type { PlainBlock } from '#contract/calls/content/plain-blocks.ts';
import { SEGMENT_CONDITIONS, type SegmentCondition } from '#contract/calls/segment-conditions.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { chooseShown } from '#src/personalisation/choose-shown.ts';
import { forgetDecisions, keepAudience, keepDecisions } from '#src/personalisation/kept.ts';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { Blocks } from './block-list.tsx';

const card = (title: string): PlainBlock => ({ id: title, kind: 'linked-card', name: title, title, mediaTarget: { url: '#x', text: title } });
const experience: ExperienceBlock = {
  id: 'one',
  kind: 'experience',
  name: 'one',
  experienceId: 'home-hero',
  baselines: [card('Everybody')],
  variants: [
    { name: 'Baseline', variantId: 'b', targets: [] },
    { name: 'Returning visitors', variantId: 'returning', targets: [card('Welcome back')] },
    { name: 'Nothing', variantId: 'nothing', targets: [] },
  ],
  bottomMargins: 'lg',
};
const segmentation = (...ids: readonly SegmentCondition[]): SegmentationBlock => ({
  id: 'two',
  kind: 'segmentation',
  name: 'two',
  segments: ids.map((id) => ({ id, targets: [card(id)] })),
  baselines: [card('Everybody')],
});

const address = location.href;
const open = (search: string): void => history.replaceState(null, '', `/en-us${search}`);
const testContext = (...variants: readonly unknown[]): void => open(`?p13n_testcontext=${encodeURIComponent(JSON.stringify({ variants }))}`);
const consentTo = (categories: string | null): void => {
  document.cookie = `waymark-consent=${categories === null ? '; Max-Age=0' : `1.5bb3a1de-8f9b-4d06-8f2e-24a5b27cbbbf.1764000000000.${categories}`}; Path=/`;
};

afterEach(() => {
  history.replaceState(null, '', address);
  localStorage.clear();
  consentTo(null);
});

let placed: HTMLElement;
const show = (block: ExperienceBlock | SegmentationBlock): void => {
  placed = renderInPage(
    <EnglishPage>
      <h1>Page</h1>
      <Blocks blocks={[{ ...block }]} />
    </EnglishPage>,
  );
};
const shown = () =>
  expect.poll(() => [...placed.querySelectorAll('h2')].filter((title) => title.checkVisibility()).map(({ textContent }) => textContent));
const again = (): void => {
  for (const place of document.querySelectorAll<HTMLElement>('[data-choice]')) chooseShown(place);
};
const decide = (id: string, name: string, basis: ConsentBasis = 'assumed'): void =>
  keepDecisions('en-us', basis, [{ experienceId: 'home-hero', variantId: id, variantName: name }]);

describe('an experience', () => {
  it('shows its baselines while nothing is decided, and keeps the others from everybody', async () => {
    open('');
    show(experience);
    await shown().toEqual(['Everybody']);
    expect(await axeViolations(placed)).toEqual([]);
  });

  it('shows the variant that was decided last', async () => {
    open('');
    decide('returning', 'Returning visitors');
    show(experience);
    await shown().toEqual(['Welcome back']);
    expect(await axeViolations(placed)).toEqual([]);
  });

  it.each([
    ['is named Baseline', () => decide('b', 'Baseline')],
    ['the page does not know', () => decide('another', 'Another')],
    ['was made for another shop', () => keepDecisions('fr-fr', 'assumed', [{ experienceId: 'home-hero', variantId: 'returning', variantName: 'x' }])],
    ['cannot be read', () => localStorage.setItem('waymark.decisions', '{"locale":"en-us","decisions":7}')],
  ])('shows its baselines for a decision that %s', async (_, keep) => {
    open('');
    keep();
    show(experience);
    await shown().toEqual(['Everybody']);
  });

  it('shows what was decided as long as the consent to it stands', async () => {
    open('');
    decide('returning', 'Returning visitors', 'explicit');
    consentTo('C0002_C0004');
    show(experience);
    await shown().toEqual(['Welcome back']);
    consentTo('C0002');
    again();
    await shown().toEqual(['Everybody']);
    decide('returning', 'Returning visitors', 'assumed');
    again();
    await shown().toEqual(['Everybody']);
  });

  it('shows in a preview what was decided, which needs no consent', async () => {
    open('?preview=true');
    decide('returning', 'Returning visitors', 'bypassed');
    consentTo('');
    show(experience);
    await shown().toEqual(['Welcome back']);
    open('');
    again();
    await shown().toEqual(['Everybody']);
  });

  it.each([
    ['its id', 'returning'],
    ['its name', 'Returning visitors'],
    ['the experience and its id', { experienceId: 'home-hero', variantId: 'returning' }],
  ])('shows the variant that the address names by %s, whatever was decided', async (_, entry) => {
    testContext(entry);
    decide('b', 'Baseline');
    show(experience);
    await shown().toEqual(['Welcome back']);
  });

  it('is not forced by what is meant for another experience, and can be forced to its baseline', async () => {
    decide('returning', 'Returning visitors');
    testContext({ experienceId: 'another', variantId: 'nothing' });
    show(experience);
    await shown().toEqual(['Welcome back']);
    testContext('Baseline');
    again();
    await shown().toEqual(['Everybody']);
    open('?p13n_testcontext=nonsense');
    again();
    await shown().toEqual(['Welcome back']);
  });

  it('drops its margin where nothing shows', async () => {
    testContext('nothing');
    show(experience);
    await shown().toEqual([]);
    expect(getComputedStyle(placed.querySelector('[data-kind=experience]')!).marginBlockEnd).toBe('0px');
    testContext('returning');
    again();
    await shown().toEqual(['Welcome back']);
    expect(getComputedStyle(placed.querySelector('[data-kind=experience]')!).marginBlockEnd).not.toBe('0px');
  });

  it('waits with a change as long as somebody stands in it with the keyboard', async () => {
    open('');
    show(experience);
    await shown().toEqual(['Everybody']);
    placed.querySelector('a')!.focus();
    decide('returning', 'Returning visitors');
    again();
    await shown().toEqual(['Everybody']);
    placed.querySelector('a')!.blur();
    again();
    await shown().toEqual(['Welcome back']);
    forgetDecisions();
    again();
    await shown().toEqual(['Everybody']);
  });
});

const OPPOSITES: readonly (readonly [SegmentCondition, SegmentCondition, () => void])[] = [
  ['logged-in', 'logged-out', () => signIn('CONSUMER')],
  [
    'loyalty-member',
    'non-loyalty',
    () => {
      signIn('CONSUMER');
      keepAudience('me', true, []);
    },
  ],
  ['employee', 'non-employee', () => signIn('EMPLOYEE')],
  ['cart-not-empty', 'cart-empty', () => localStorage.setItem('waymark.basket', '{"count":2,"subject":null}')],
  ['ipa-wranx', 'not-ipa-wranx', () => signIn('PROSUMER')],
  [
    'wranx',
    'not-wranx',
    () => {
      signIn('PROSUMER');
      keepAudience('me', false, ['WRANX']);
    },
  ],
  [
    'ipa',
    'not-ipa',
    () => {
      signIn('PROSUMER');
      keepAudience('me', false, ['IPA']);
    },
  ],
  ['athlete', 'not-athlete', () => signIn('ATHLETE')],
];
const signIn = (consumerType: string): void =>
  localStorage.setItem('waymark.session', JSON.stringify({ type: 'Registered', subject: 'me', consumerType }));

describe('a segmentation', () => {
  it('has a test of each condition', () => {
    expect(OPPOSITES.flatMap(([yes, no]) => [yes, no]).toSorted()).toEqual([...SEGMENT_CONDITIONS].toSorted());
  });

  it.each(OPPOSITES)('shows the segment %s to whom it is for, and %s to all others', async (yes, no, become) => {
    open('');
    show(segmentation(yes, no));
    await shown().toEqual([no]);
    become();
    again();
    await shown().toEqual([yes]);
  });

  it('shows the first of several that hold, and its baselines where none does', async () => {
    open('');
    signIn('EMPLOYEE');
    show(segmentation('athlete', 'employee', 'logged-in'));
    await shown().toEqual(['employee']);
    localStorage.clear();
    again();
    await shown().toEqual(['Everybody']);
  });

  it('shows what the address names', async () => {
    testContext('athlete');
    show(segmentation('logged-out', 'athlete'));
    await shown().toEqual(['athlete']);
  });

  it('does not take over what was known of another account', async () => {
    open('');
    keepAudience('another', true, []);
    signIn('CONSUMER');
    show(segmentation('loyalty-member', 'logged-in'));
    await shown().toEqual(['logged-in']);
  });
});
