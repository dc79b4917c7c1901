import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NoAnswer } from '#contract/client/client.ts';
import type { Api } from '#src/base/api/client.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { ContactPage } from './contact-page.tsx';
import { WarrantyPage } from './warranty-page.tsx';

let answers: Record<string, () => unknown>;
const asked = vi.fn<(name: string, input: { key?: string; body?: Record<string, unknown> }) => void>();
const api = (async (name: string, input: { key?: string; body?: Record<string, unknown> }) => {
  asked(name, input);
  const answer = answers[name];
  if (!answer) throw new NoAnswer('network', true);
  return answer();
}) as unknown as Api;
const sent = (call: string) => asked.mock.calls.filter(([name]) => name === call).map(([, input]) => input);

const show = (screen: React.ReactNode) =>
  renderInPage(
    <QueryClientProvider client={new QueryClient()}>
      <EnglishPage>{screen}</EnglishPage>
    </QueryClientProvider>,
  );

beforeEach(() => {
  answers = {
    'contact.categorySubject': () => ({
      categories: [{ id: 'order', label: 'An order', needsOrder: true, subjects: [{ id: 'invoice', label: 'The invoice' }] }],
    }),
  };
});
afterEach(() => {
  asked.mockClear();
  sessionStorage.clear();
});

const field = (name: string) => page.getByRole('textbox', { name });

it('asks first, keeps what was typed where no answer came, and sends it once more under the same key', async () => {
  const place = show(<ContactPage api={api} />);
  const submit = page.getByRole('button', { name: 'Send' });
  await submit.click();
  const category = page.getByRole('combobox', { name: 'What is it about?' });
  await expect.element(category).toHaveFocus();
  await expect.element(category).toHaveAttribute('aria-invalid', 'true');
  expect(await axeViolations(place)).toEqual([]);
  await category.selectOptions('An order');
  await page.getByRole('combobox', { name: 'Can you be more specific?' }).selectOptions('The invoice');
  await field('Your name').fill('Ada');
  await field('Email').fill('ada@example.com');
  await field('Your message').fill('Where is it?');
  await submit.click();
  await expect.element(page.getByRole('alert').first()).toBeVisible();
  await expect.element(field('Your message')).toHaveValue('Where is it?');
  expect(sessionStorage.getItem('waymark.form.contact')).toContain('Where is it?');
  answers['contact.contactus'] = () => ({ caseNumber: 'C-1' });
  await submit.click();
  await expect.element(page.getByRole('heading', { name: 'We’ve got your message' })).toHaveFocus();
  await expect.element(page.getByText('Your case number is C-1. We’ll reply to ada@example.com.')).toBeVisible();
  const letters = sent('contact.contactus');
  expect(letters).toHaveLength(2);
  expect(letters[0]?.key).toBe(letters[1]?.key);
  expect(letters[1]?.body).toEqual({ category: 'order', subject: 'invoice', name: 'Ada', email: 'ada@example.com', message: 'Where is it?' });
  expect(sessionStorage.getItem('waymark.form.contact')).toBeNull();
});

const pictureOf = async (width: number, height: number): Promise<File> => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob ?? ''], 'sole.png', { type: 'image/png' });
};

it('makes pictures smaller before they are sent, and says which file is none', async () => {
  answers['consumer.warranty'] = () => ({ caseNumber: 'W-1' });
  const place = show(<WarrantyPage api={api} />);
  const pictures = page.getByLabelText(/^Photos/);
  const chosen = new DataTransfer();
  for (const file of [await pictureOf(3200, 1600), new File(['no picture'], 'note.png', { type: 'image/png' })]) chosen.items.add(file);
  await expect.element(pictures).toBeVisible();
  const input = pictures.element() as HTMLInputElement;
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(page.getByText('We couldn’t open note.png as a photo.')).toBeVisible();
  await expect.element(page.getByText('Photo 1: sole.png')).toBeVisible();
  expect(await axeViolations(place)).toEqual([]);
  await field('Product').fill('Ridge Runner');
  await page.getByRole('combobox', { name: 'What’s the problem?' }).selectOptions('Sole');
  await field('What happened?').fill('It came off.');
  await field('Your name').fill('Ada');
  await field('Email').fill('ada@example.com');
  await page.getByRole('button', { name: 'Submit claim' }).click();
  await expect.element(page.getByRole('heading', { name: 'We’ve got your warranty claim' })).toHaveFocus();
  const given = (sent('consumer.warranty')[0]?.body?.['pictures'] ?? []) as { type: string; content: string }[];
  const [picture] = given;
  const bytes = Uint8Array.from(atob(picture?.content ?? ''), (letter) => letter.charCodeAt(0));
  const { width, height } = await createImageBitmap(new Blob([bytes], { type: picture?.type ?? '' }));
  expect([picture?.type, width, height]).toEqual(['image/jpeg', 1600, 800]);
});
