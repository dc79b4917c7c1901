import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NoAnswer } from '#contract/client/client.ts';
import type { Api } from '#src/base/api/client.ts';
import { refusal } from '#src/base/forms/testing/refusal.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import AskQuestionDialog from './ask-question-dialog.tsx';
import { dropQuestion } from '../reviews/opinions.ts';
import { sendWaitingReviews } from '../reviews/send-reviews.ts';
import { countWaitingReviews, unsentReviews } from '../reviews/unsent-reviews.ts';
import { noteAsked } from './has-asked.ts';
import { QuestionSection } from './question-section.tsx';
import { WaitingQuestions } from './waiting-questions.tsx';
import UserContentDialog from './user-content-dialog.tsx';

const calls = vi.hoisted(() => ({
  answer: async (_name: string, _options: { readonly key?: string; readonly body?: unknown }): Promise<unknown> => ({}),
}));
const hoisted = vi.hoisted(() => ({
  api: (name: string, options: { readonly key?: string; readonly body?: unknown }) => calls.answer(name, options),
}));
vi.mock('#src/base/api/use-api.ts', () => ({ useApi: () => hoisted.api }));
// The form has a test of its own: what follows it is that it was sent.
vi.mock('./ask-question.ts', () => ({ askQuestion: async () => noteAsked() }));
const api = hoisted.api as unknown as Api;

const sent: { readonly key: string | undefined; readonly body: unknown }[] = [];
beforeEach(async () => {
  sent.splice(0);
  for (const row of Object.keys(unsentReviews())) await dropQuestion(row);
  localStorage.clear();
});

/** The shop's answers in their order, the last of them for good: a failure is thrown. */
const answerWith = (...answers: readonly unknown[]): void => {
  const left = [...answers];
  calls.answer = async (name, { key, body }) => {
    if (name === 'products.reviews') return { total: 0, reviews: [] };
    sent.push({ key, body });
    const answer = left.length > 1 ? left.shift() : left[0];
    if (answer instanceof Error) throw answer;
    return answer;
  };
};

const ask = () => {
  const close = vi.fn<(result?: unknown) => void>();
  const place = renderInPage(
    <EnglishPage>
      <AskQuestionDialog props={{ productId: 'TRAIL001', name: 'Trail shoe' }} close={close} />
    </EnglishPage>,
  );
  return { close, place };
};
const question = page.getByRole('textbox', { name: 'Your question' });
const nickname = page.getByRole('textbox', { name: 'Display name' });
const send = page.getByRole('button', { name: 'Send question' });

it('asks for a whole question and a name before anything is sent', async () => {
  answerWith({});
  const { close, place } = ask();
  await question.fill('Warm?');
  await send.click();
  await expect.element(question).toHaveAttribute('aria-invalid', 'true');
  await expect.element(nickname).toHaveAttribute('aria-invalid', 'true');
  await expect.element(question).toHaveFocus();
  expect(await axeViolations(place)).toEqual([]);
  expect(sent).toEqual([]);
  expect(close).not.toHaveBeenCalled();
});

const TEXT = 'Is it warm enough for January?';
const askOffline = async (close: ReturnType<typeof ask>['close'], text = TEXT) => {
  await question.fill(text);
  await nickname.fill(' Ada ');
  await send.click();
  await vi.waitFor(() => expect(close).toHaveBeenCalledExactlyOnceWith('later'));
};
const signIn = (subject: string): void => localStorage.setItem('waymark.session', JSON.stringify({ type: 'Registered', subject }));
const onDevice = () =>
  renderInPage(
    <EnglishPage>
      <WaitingQuestions productId="TRAIL001" />
    </EnglishPage>,
  );

it('keeps a question that gets no answer on the device and sends it once, under the same key', async () => {
  answerWith(new NoAnswer('network', true), new NoAnswer('network', true), { id: 'q1', state: 'pending' });
  const { close } = ask();
  await askOffline(close);
  const place = onDevice();
  await expect.element(page.getByText(TEXT)).toBeVisible();
  await expect.element(page.getByText(/sent when you’re back online/)).toBeVisible();
  expect(await axeViolations(place)).toEqual([]);
  const settled = vi.fn<(productId: string, result: { kind: string }, row: string) => void>();
  await sendWaitingReviews(api, settled);
  expect(settled).not.toHaveBeenCalled();
  await Promise.all([sendWaitingReviews(api, settled), sendWaitingReviews(api, settled)]);
  expect(settled.mock.calls.map(([productId, { kind }]) => [productId, kind])).toEqual([['TRAIL001', 'sent']]);
  await expect.element(page.getByText(TEXT)).not.toBeInTheDocument();
  expect(sent.map(({ body }) => body)).toEqual([1, 2, 3].map(() => ({ question: TEXT, nickname: 'Ada' })));
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

it('shows a question that the shop refuses later to its author, who can delete it', async () => {
  answerWith(new NoAnswer('network', true), refusal('PLP400'));
  const { close } = ask();
  await askOffline(close);
  await sendWaitingReviews(api, () => undefined);
  onDevice();
  await expect.element(page.getByText('Your question could not be sent.')).toBeVisible();
  await page.getByRole('button', { name: `Delete question: ${TEXT}` }).click();
  await expect.element(page.getByText(TEXT)).not.toBeInTheDocument();
  expect(unsentReviews()).toEqual({});
});

it('neither shows nor sends a question of another account, and counts it for a sign-out', async () => {
  answerWith(new NoAnswer('network', true), { id: 'q1', state: 'pending' });
  signIn('ada');
  const { close } = ask();
  await askOffline(close);
  expect(countWaitingReviews()).toBe(1);
  signIn('eve');
  dispatchEvent(new StorageEvent('storage', { key: 'waymark.session' }));
  await sendWaitingReviews(api, () => undefined);
  expect(sent).toHaveLength(1);
  onDevice();
  await new Promise((done) => requestAnimationFrame(done));
  expect(page.getByText(TEXT).elements()).toEqual([]);
  signIn('ada');
  await sendWaitingReviews(api, () => undefined);
  expect(sent).toHaveLength(2);
  expect(countWaitingReviews()).toBe(0);
});

it('puts a refusal at the question, keeps what was typed, and gives the next try a key of its own', async () => {
  answerWith(refusal('REV410'), {});
  const { close } = ask();
  await question.fill('Is it warm enough for January?');
  await nickname.fill('Ada');
  await send.click();
  await expect.element(question).toHaveAttribute('aria-invalid', 'true');
  await expect.element(question).toHaveValue('Is it warm enough for January?');
  await send.click();
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

const showAll = (reviewsCount: number) =>
  renderInPage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <EnglishPage>
        <UserContentDialog props={{ productId: 'TRAIL001', name: 'Trail shoe', rating: { score: 4.5, reviewsCount } }} close={() => undefined} />
      </EnglishPage>
    </QueryClientProvider>,
  );

it('shows what was asked as words alone, with its answers, and says where there is none', async () => {
  const asked = { nickname: 'Ada', askedAt: '2026-11-20T10:00:00.000Z' };
  answerWith({
    total: 2,
    questions: [
      {
        ...asked,
        id: 'q1',
        question: '<b>Is it warm?</b>',
        answers: [{ id: 'a1', name: 'Waymark', by: 'staff', text: 'Down to ten below.', helpful: 2 }],
      },
      { ...asked, id: 'q2', question: 'Does it run small?', answers: [] },
    ],
  });
  const place = showAll(12);
  await expect.element(page.getByText('<b>Is it warm?</b>')).toBeVisible();
  await expect.element(page.getByText('Down to ten below.')).toBeVisible();
  await expect.element(page.getByText('No answer yet')).toBeVisible();
  await expect.element(page.getByText('4.5 of 5, from 12 ratings')).toBeVisible();
  expect(await axeViolations(place)).toEqual([]);
});

it('says that questions could not be read, and still takes one', async () => {
  answerWith(new NoAnswer('network', true));
  showAll(0);
  await expect.element(page.getByRole('alert')).toHaveTextContent('We couldn’t load the questions.');
  await expect.element(page.getByText('No ratings yet')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Ask a question' })).toBeEnabled();
});

it('shows a guest the question that they have just asked, with what has become of it', async () => {
  calls.answer = async (name) => {
    if (name !== 'products.ownContent') return { total: 0, questions: [] };
    return { verified: false, questions: [{ id: 'q1', question: TEXT, status: 'pending' }] };
  };
  renderInPage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <EnglishPage>
        <QuestionSection productId="TRAIL001" name="Trail shoe" rating={{ score: 4.5, reviewsCount: 12 }} />
      </EnglishPage>
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('No questions yet. Be the first to ask.')).toBeVisible();
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await expect.element(page.getByText('Waiting for review by our team')).toBeVisible();
  await expect.element(page.getByText(TEXT)).toBeVisible();
});
