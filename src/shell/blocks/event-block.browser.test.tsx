import { type ReactNode, Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { EventDialogBlock } from '#contract/calls/content/dialogs.ts';
import type { ContentEvent } from '#contract/calls/content/events.ts';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { DialogHost } from '#ui/dialog/dialog-host.tsx';
import { dialogManager } from '#ui/dialog-manager/dialog-manager.ts';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { EventBlock } from './event-block.tsx';

const weekend: ContentEvent = {
  eventId: 'winter-walk',
  title: 'Winter walk',
  richText: '<p>Two days, one hut.</p>',
  startDate: '2026-12-05',
  endDate: '2026-12-06',
  enablePlusOne: true,
  placesLeft: 3,
  place: 'Keswick',
};
const block: EventDialogBlock = { id: 'walk', kind: 'event-dialog', name: 'walk', eventId: 'winter-walk', event: weekend };

const show = (events: () => Promise<readonly ContentEvent[]>, fields: Partial<EventDialogBlock> = {}) => {
  const api = (async (name: string) => {
    if (name === 'content.events') return { events: await events() };
    return answers(name);
  }) as unknown as Api;
  return renderInPage(
    <WithApi api={api}>
      <EnglishPage>
        <EventBlock block={{ ...block, ...fields }} />
        <DialogHost />
      </EnglishPage>
    </WithApi>,
  );
};
const never = () => new Promise<never>(() => undefined);
const answers = vi.fn<(name: string) => Promise<unknown>>();
const join = page.getByRole('button', { name: 'Join' });

beforeEach(() => {
  answers.mockImplementation(async (name) => {
    throw new Error(`Nobody answers ${name}`);
  });
});
afterEach(() => {
  localStorage.removeItem('waymark.session');
  if (dialogManager.isOpen()) dialogManager.close(undefined);
});

it('shows the event as the document has it, then how many places are left now', async () => {
  const root = show(never);
  await expect.element(page.getByRole('heading', { name: 'Winter walk' })).toBeVisible();
  await expect.element(page.getByText(/12\/05\/2026/)).toBeVisible();
  await expect.element(page.getByText('3 places left')).toBeVisible();
  expect(root.querySelector('[data-block=event-dialog]')).not.toBeNull();
  expect(await axeViolations(root)).toEqual([]);
});

it('says that there is no place left, and offers none', async () => {
  show(async () => [{ ...weekend, placesLeft: 0 }]);
  await expect.element(page.getByText('Fully booked')).toBeVisible();
  expect(join.elements()).toEqual([]);
});

it('says that it is over where the calendar has it no longer', async () => {
  show(async () => [], { event: undefined, title: 'Winter walk' });
  await expect.element(page.getByText('This event is over.')).toBeVisible();
});

it('keeps the page whole where nothing comes', async () => {
  show(() => Promise.reject(new Error('No answer')), { event: undefined, title: 'Winter walk' });
  await expect.element(page.getByText('We couldn’t load the events.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Winter walk' })).toBeVisible();
});

it('opens the sign-up under the title of the block', async () => {
  show(async () => [weekend], { title: 'Walk with us' });
  await expect.element(page.getByRole('heading', { name: 'Walk with us' })).toBeVisible();
  (join.element() as HTMLElement).focus();
  await vi.waitFor(() => expect(document.activeElement).toBe(join.element()));
  await join.click();
  await expect.element(page.getByRole('dialog', { name: 'Walk with us' })).toBeVisible();
  await expect.element(page.getByText('No account yet?')).toBeVisible();
});

it('asks and thanks in the words of the block: its days, its guest, its button, its confirmation', async () => {
  localStorage.setItem('waymark.session', JSON.stringify({ type: 'Registered', subject: 'ada' }));
  const profile = { consumerDetails: { email: 'ada@waymark.example', firstName: 'Ada', lastName: 'L' } };
  answers.mockImplementation(async (name) => (name === 'consumer.eventRegistration' ? {} : { consumerProfile: profile }));
  show(async () => [weekend], {
    endDate: '2026-12-05',
    enablePlusOne: false,
    submitCtaLabel: 'Count me in',
    confirmationTitle: 'See you on the hill',
    confirmationSubtitle: 'Bring a lamp',
  });
  await join.click();
  const submit = page.getByRole('button', { name: 'Count me in' });
  await expect.element(submit).toBeVisible();
  // Of the address and the terms alone: one day and no guest.
  expect(page.getByRole('textbox').elements()).toHaveLength(1);
  await page.getByRole('checkbox').click();
  await submit.click();
  await expect.element(page.getByRole('heading', { name: 'See you on the hill' })).toBeVisible();
  await expect.element(page.getByText('Bring a lamp')).toBeVisible();
});

it('takes over the document as it is, though another block of the page has the calendar already', async () => {
  const errors: unknown[] = [];
  const api = (async () => ({ events: [{ ...weekend, placesLeft: 1 }] })) as unknown as Api;
  const place = document.createElement('div');
  document.body.append(place);
  let wake = (): void => undefined;
  const asleep = new Promise<void>((resolve) => (wake = resolve));
  const blocks = (late: ReactNode) => (
    <WithApi api={api}>
      <EnglishPage>
        <Suspense>
          <EventBlock block={block} />
        </Suspense>
        <Suspense>{late}</Suspense>
      </EnglishPage>
    </WithApi>
  );
  const Late = () => {
    use(asleep);
    return <EventBlock block={{ ...block, id: 'late' }} />;
  };
  place.innerHTML = renderToString(blocks(<EventBlock block={{ ...block, id: 'late' }} />));
  const root = hydrateRoot(place, blocks(<Late />), { onRecoverableError: (error) => void errors.push(error) });
  await expect.poll(() => page.getByText('1 place left').elements().length).toBe(1);
  wake();
  await expect.poll(() => page.getByText('1 place left').elements().length).toBe(2);
  root.unmount();
  place.remove();
  expect(errors).toEqual([]);
});
