import { flushSync } from 'react-dom';
import { afterAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { popUpSchema, type PopUp as PopUpFields } from '#contract/calls/content/dialogs.ts';
import { menuItemSchema, type MenuItem } from '#contract/calls/content/navigation.ts';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { MainMenu } from '#src/shell/layout/main-menu.tsx';
import { MobileMenu } from '#src/shell/layout/mobile-menu.tsx';
import { PopUp } from '#src/shop/content/pop-up.tsx';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import { popUpSamples } from './block-samples/dialogs.ts';
import { megaMenuSamples } from './block-samples/menu.ts';
import { fieldsWithoutEffect } from './testing/field-effects.ts';
import { lookOf } from './testing/look-of.ts';

/** Blocks that stand around pages. The preview viewer is a form without fields of its own: src/staff/preview/preview-viewer.browser.test.tsx. */
const noAnswer = (() => new Promise(() => undefined)) as unknown as Api;
const nothing = (): void => undefined;
let drawings = 0;

afterAll(() => page.viewport(414, 896));

/** Fields of the menu whose effect is not to be seen in one look; the value says where it is tested or why there is none. */
const MENU_ELSEWHERE: Readonly<Record<string, string>> = {
  id: 'tells items apart',
  'target.text': 'the title is written on the way in',
  'columns.target.text': 'the title is written on the way in',
  'visualSelectors.id': 'tells pictures apart',
};
/** The banner is a block: block-fields.browser.test.tsx has its fields. Its title stands for all of them here. */
const isOfBanner = (path: string): boolean => path.startsWith('menuBanner.') && path !== 'menuBanner.title';

const drawMenu = (item: MenuItem): string => {
  const root = renderInPage(
    <WithApi key={(drawings += 1)} api={noAnswer}>
      <EnglishPage>
        <MainMenu items={[item]} />
        <MobileMenu items={[item]} />
      </EnglishPage>
    </WithApi>,
  );
  const closed = lookOf(root);
  root.querySelector<HTMLElement>('[popover]')?.showPopover();
  for (const details of root.querySelectorAll('details')) details.open = true;
  return closed + lookOf(root);
};

it('every field of an item of the mega menu changes what is seen, read out or followed', async () => {
  const samples = megaMenuSamples.flatMap(({ block }) => block);
  const isElsewhere = (path: string): boolean => path in MENU_ELSEWHERE || isOfBanner(path);
  expect(await fieldsWithoutEffect({ schema: menuItemSchema, samples, isElsewhere, draw: drawMenu, hiddenBy: {} })).toEqual([]);
}, 60_000);

const POP_UP_ELSEWHERE: Readonly<Record<string, string>> = {
  name: 'pop-up.browser.test.tsx: what it is tracked as; tests/browser/pop-ups.spec.ts: by what it stays closed',
  delay: 'pop-up.browser.test.tsx',
};

/** As it comes, and whole. */
const drawPopUp = (popUp: PopUpFields): string => {
  const root = renderInPage(
    <EnglishPage key={(drawings += 1)}>
      <PopUp popUp={{ ...popUp, delay: 600_000 }} onClose={nothing} onEvent={nothing} />
    </EnglishPage>,
  );
  const small = lookOf(root);
  flushSync(() => root.querySelector('button')?.click());
  return small + lookOf(root);
};

it('every field of a pop-up changes what is seen, read out or followed', async () => {
  const samples = popUpSamples.map(({ block }) => block);
  const isElsewhere = (path: string): boolean => path in POP_UP_ELSEWHERE;
  expect(await fieldsWithoutEffect({ schema: popUpSchema, samples, isElsewhere, draw: drawPopUp, hiddenBy: { title: 'minimizedTitle' } })).toEqual(
    [],
  );
}, 60_000);
