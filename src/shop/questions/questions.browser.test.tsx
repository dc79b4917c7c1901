import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NoAnswer } from '#contract/client/client.ts';
import { refusal } from '#src/base/forms/testing/refusal.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import AskQuestionDialog from './ask-question-dialog.tsx';
import UserContentDialog from './user-content-dialog.tsx';

const calls = vi.hoisted(() => ({
  answer: async (_name: string, _options: { readonly key?: string; readonly body?: unknown }): Promise<unknown> => ({}),
}));
vi.mock('#src/base/api/use-api.ts', () => ({
  useApi: () => (name: string, options: { readonly key?: string; readonly body?: unknown }) => calls.answer(name, options),
}));

const sent: { readonly key: string | undefined; readonly body: unknown }[] = [];
beforeEach(() => void sent.splice(0));

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

it('sends a question once more under the same key where no answer came, and then closes', async () => {
  answerWith(new NoAnswer('network', true), {});
  const { close } = ask();
  await question.fill('Is it warm enough for January?');
  await nickname.fill(' Ada ');
  await send.click();
  await expect.element(page.getByRole('alert').first()).not.toBeEmptyDOMElement();
  await expect.element(question).toHaveValue('Is it warm enough for January?');
  expect(close).not.toHaveBeenCalled();
  await send.click();
  await vi.waitFor(() => expect(close).toHaveBeenCalledExactlyOnceWith(true));
  expect(sent.map(({ body }) => body)).toEqual([
    { question: 'Is it warm enough for January?', nickname: 'Ada' },
    { question: 'Is it warm enough for January?', nickname: 'Ada' },
  ]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
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
