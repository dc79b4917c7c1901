import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DialogBlock as DialogFields } from '#contract/calls/content/dialogs.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { DialogHost } from '#ui/dialog/dialog-host.tsx';
import { dialogManager } from '#ui/dialog-manager/dialog-manager.ts';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { type HandedInBlock, HandedInContext, PageBlocksContext } from '../block-ports.ts';
import { DialogBlock } from './dialog-block.tsx';

const picture = { key: 'scene-lake-dawn', angle: 'wide' as const, alt: 'A still lake', tone: '#5d6b6a' };
const measure: DialogFields = {
  id: 'measure',
  kind: 'dialog',
  name: 'how we measure',
  title: 'How we measure',
  richText: '<p>Stand on a sheet of paper.</p>',
  media: { sm: { image: picture } },
  targets: [{ url: '#size', text: 'Size guide' }],
};
const Form: HandedInBlock = ({ block, embedded }) => (
  <p>
    {block.kind} {'eventId' in block ? block.eventId : ''}, {embedded ? 'form' : 'block'}
  </p>
);

const show = (fields: Partial<DialogFields> = {}, link?: string) => {
  const block = { ...measure, ...fields };
  const card = { id: 'card', kind: 'linked-card', name: 'card', mediaTarget: { url: link ?? '#elsewhere', text: 'Measure' } };
  return renderInPage(
    <EnglishPage>
      <HandedInContext value={Form}>
        <PageBlocksContext value={[card, { ...block }]}>
          {link ? <a href={link}>Measure your foot</a> : null}
          <DialogBlock block={block} leads={false} />
        </PageBlocksContext>
        <DialogHost />
      </HandedInContext>
    </EnglishPage>,
  );
};
const dialog = page.getByRole('dialog', { name: 'How we measure' });
const place = () => document.querySelector('[role=dialog] [data-block=dialog]');

afterEach(async () => {
  if (dialogManager.isOpen()) dialogManager.close(undefined);
  history.replaceState(history.state, '', location.pathname + location.search);
  await page.viewport(414, 896);
});

it.each(['dialog:measure', '#dialog:measure'])('is opened by a link to it, %s, with the keyboard, and gives the focus back', async (link) => {
  show({}, link);
  expect(page.getByRole('button', { name: 'How we measure' }).elements()).toEqual([]);
  const opener = page.getByRole('link', { name: 'Measure your foot' });
  (opener.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByText('Stand on a sheet of paper.')).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'Size guide' })).toBeVisible();
  expect(place()).not.toBeNull();
  expect(await axeViolations()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog.elements()).toEqual([]);
  await expect.element(opener).toHaveFocus();
});

it('has a button of its own where no link names it', async () => {
  const root = show();
  expect(root.querySelector('[data-block=dialog]')).not.toBeNull();
  await page.getByRole('button', { name: 'How we measure' }).click();
  await expect.element(dialog).toBeVisible();
});

it('opens where its link was followed before the page was alive', async () => {
  history.replaceState(history.state, '', '#dialog:measure');
  show({}, '#dialog:measure');
  await expect.element(dialog).toBeVisible();
  expect(location.hash).toBe('');
});

it.each([
  ['top', true],
  ['body', false],
  ['left-normal', true],
  ['left-large', true],
] as const)('puts its picture at %s', async (mediaPosition, isFirst) => {
  await page.viewport(1280, 900);
  show({ mediaPosition, alignment: 'center' });
  await page.getByRole('button', { name: 'How we measure' }).click();
  await expect.element(dialog).toBeVisible();
  await vi.waitFor(() => expect(place()?.querySelector('img')).not.toBeNull());
  expect(place()?.firstElementChild?.querySelector('h2') === null).toBe(isFirst);
  const [image, title] = [place()!.querySelector('svg')!, place()!.querySelector('h2')!].map((element) => element.getBoundingClientRect());
  if (mediaPosition.startsWith('left')) expect(image!.right).toBeLessThanOrEqual(title!.left);
  else expect(image!.bottom <= title!.top).toBe(mediaPosition === 'top');
});

it('asks for what it is for: the event’s form, or the newsletter', async () => {
  show({ variant: 'event-signup', eventId: 'night-run' });
  await page.getByRole('button', { name: 'How we measure' }).click();
  await expect.element(dialog.getByText('event-dialog night-run, form')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog.elements()).toEqual([]);
  show({ newsletterForm: true });
  await page.getByRole('button', { name: 'How we measure' }).click();
  await expect.element(dialog.getByText(/newsletter-form .*form/)).toBeVisible();
});

it('is as wide and as high as it says', async () => {
  await page.viewport(1280, 900);
  const sizeOf = async (fields: Partial<DialogFields>) => {
    show(fields);
    await page.getByRole('button', { name: 'How we measure' }).click();
    await expect.element(dialog).toBeVisible();
    const { width, height } = dialog.element().getBoundingClientRect();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog.elements()).toEqual([]);
    return { width, height };
  };
  const usual = await sizeOf({ media: undefined });
  const wide = await sizeOf({ media: undefined, isFullWidth: true });
  const high = await sizeOf({ media: undefined, isFullHeight: true });
  const whole = await sizeOf({ media: undefined, isFullWidth: true, isFullHeight: true });
  expect(wide.width).toBeGreaterThan(usual.width);
  expect(high.height).toBeGreaterThan(usual.height);
  expect(whole.width).toBeGreaterThan(wide.width);
  expect(whole.height).toBeGreaterThan(high.height);
});

it('can be read on a dark ground, and its picture leads where the block says', async () => {
  show({ backgroundColor: 'deep', mediaTarget: { url: '#lake', text: 'To the lake' } });
  await page.getByRole('button', { name: 'How we measure' }).click();
  await expect.element(dialog.getByRole('link', { name: 'To the lake' })).toHaveAttribute('href', '#lake');
  expect(place()?.getAttribute('data-tone')).toBe('deep');
  expect(await axeViolations()).toEqual([]);
});
