import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PAYMENT_SESSION_RETRY_DELAY_MS } from '#contract/constants.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import { CardFrame, type CardFrameHandle, type CardFrameProps } from './card-frame.tsx';
import { NoTokenBanner } from './no-token-banner.tsx';

/** A page as the provider's: says that it is there, and answers what it is asked to submit. */
const providersPage = (answer: object): string => {
  const say = (message: object): string => `parent.postMessage(${JSON.stringify({ source: 'waymark-provider', session: 'ours', ...message })},'*');`;
  const onSubmit = `addEventListener('message',({data})=>{if(data.type==='submit'){${say(answer)}}});`;
  const script = `${onSubmit}${say({ type: 'height', height: 321 })}${say({ type: 'ready' })}${say({ type: 'wants-submit' })}`;
  return `data:text/html,${encodeURIComponent(`<script>${script}</script><!--`)}`;
};

const opened = (frameUrl: string) => async () => ({ frameUrl, sessionID: 'ours' });

const show = (frameUrl: string, failure?: Error) => {
  const ref = createRef<CardFrameHandle>();
  const onWantsSubmit = vi.fn<() => void>();
  const onComplete = vi.fn<() => void>();
  const open = vi.fn<CardFrameProps['open']>(failure ? () => Promise.reject(failure) : opened(frameUrl));
  renderInPage(
    <EnglishPage>
      <CardFrame ref={ref} open={open} retries={1} onWantsSubmit={onWantsSubmit} onComplete={onComplete} />
    </EnglishPage>,
  );
  return { ref, open, onWantsSubmit, onComplete };
};

const frame = (): HTMLIFrameElement | null => document.querySelector('iframe');

it('shows the provider’s page as tall as it says, and hands on the token that it makes', async () => {
  const card = { type: 'token', token: 'tok-1', card_type: 'VISA', last4: '4242' };
  const { ref, onWantsSubmit, onComplete } = show(providersPage(card));
  await expect.poll(() => frame()?.dataset['ready']).toBe('');
  await expect.poll(() => frame()?.style.blockSize).toBe('321px');
  expect(onWantsSubmit).toHaveBeenCalledOnce();
  expect(onComplete).not.toHaveBeenCalled();
  expect(await ref.current?.submit()).toEqual(card);
});

it('waits with what was asked for before the fields are there', async () => {
  const card = { type: 'token', token: 'tok-1', card_type: 'VISA', last4: '4242' };
  const { ref } = show(providersPage(card));
  expect(frame()?.dataset['ready']).toBeUndefined();
  expect(await ref.current?.submit()).toEqual(card);
});

it('answers what was asked for before the fields could not be opened', async () => {
  const { ref } = show('about:blank', new Error('away'));
  expect(await ref.current?.submit()).toBe('unanswered');
  await expect.element(page.getByRole('alert')).toBeVisible();
});

it('hands on nothing for fields that are not right', async () => {
  const { ref } = show(providersPage({ type: 'invalid' }));
  await expect.poll(() => frame()?.dataset['ready']).toBe('');
  expect(await ref.current?.submit()).toBe('check');
});

it('tells a provider that cannot be reached, or says nothing, from fields that are not right', async () => {
  const { ref } = show(providersPage({ type: 'unreachable' }));
  await expect.poll(() => frame()?.dataset['ready']).toBe('');
  expect(await ref.current?.submit()).toBe('unanswered');
});

it('gives up a silent provider after twenty seconds', async () => {
  const { ref } = show(providersPage({ type: 'wants-submit' }));
  await expect.poll(() => frame()?.dataset['ready']).toBe('');
  const real = setTimeout;
  const timer = vi.spyOn(window, 'setTimeout').mockImplementation((call: () => void, ms?: number) => real(call, ms === 20_000 ? 0 : ms));
  try {
    expect(await ref.current?.submit()).toBe('unanswered');
  } finally {
    timer.mockRestore();
  }
});

it('does not blame the card for a silent provider, and asks it again at a press', async () => {
  const onAgain = vi.fn<() => void>();
  renderInPage(
    <EnglishPage>
      <NoTokenBanner why="unanswered" onAgain={onAgain} />
    </EnglishPage>,
  );
  await expect.element(page.getByText(/^The payment provider didn’t respond\. Nothing was charged\./)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(onAgain).toHaveBeenCalledOnce();
});

it('believes no other window, whatever it says', async () => {
  const { onComplete } = show('about:blank');
  await expect.poll(frame).not.toBeNull();
  const sent = new Promise((resolve) => addEventListener('message', resolve, { once: true }));
  postMessage({ source: 'waymark-provider', session: 'ours', type: 'state', complete: true }, '*');
  await sent;
  expect(onComplete).not.toHaveBeenCalled();
});

it('tries once more after a while, says that it did not open, and opens on the press that asks for it again', async () => {
  const { open } = show(providersPage({ type: 'invalid' }), new Error('away'));
  // Strict mode begins every effect twice; the first one's opening is given up.
  await expect.poll(() => open.mock.calls.length).toBe(2);
  const first = performance.now();
  await expect.poll(() => open.mock.calls.length, { timeout: 8_000 }).toBe(3);
  expect(performance.now() - first).toBeGreaterThan(PAYMENT_SESSION_RETRY_DELAY_MS - 500);
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(frame()).toBeNull();
  open.mockImplementation(opened(providersPage({ type: 'invalid' })));
  await page.getByRole('alert').getByRole('button').click();
  await expect.poll(() => frame()?.dataset['ready']).toBe('');
});
