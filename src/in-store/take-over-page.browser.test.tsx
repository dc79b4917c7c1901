import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError, NoAnswer } from '#contract/client/client.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { TakeOverPage, type TakeOverPageProps } from './take-over-page.tsx';

const TOKEN = 'A'.repeat(43);
const GONE = new ApiError({ status: 404, code: 'WMK404B', level: 'top', values: {}, details: {} } as unknown as ConstructorParameters<
  typeof ApiError
>[0]);
const onTaken = vi.fn<() => void>();

const open = (more: Partial<TakeOverPageProps> = {}): HTMLElement =>
  renderInPage(
    <EnglishPage>
      <TakeOverPage token={TOKEN} isAssociate={false} take={async () => true} onTaken={onTaken} {...more} />
    </EnglishPage>,
  );
const button = page.getByRole('button', { name: 'Add to my cart' });

it('takes the cart by a tap, and by nothing else', async () => {
  const take = vi.fn<TakeOverPageProps['take']>(async () => true);
  const element = open({ take });
  await expect.element(button).toBeVisible();
  expect(await axeViolations(element)).toEqual([]);
  expect(take).not.toHaveBeenCalled();
  await button.click();
  await vi.waitFor(() => expect(onTaken).toHaveBeenCalledOnce());
  expect(take).toHaveBeenCalledExactlyOnceWith(TOKEN);
});

it('says that a code was used or is too old, and leads to the cart', async () => {
  const element = open({ take: () => Promise.reject(GONE) });
  await button.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('This code has been used or has expired');
  await expect.element(page.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/en-us/cart');
  await expect.element(button).not.toBeInTheDocument();
  expect(await axeViolations(element)).toEqual([]);
});

it('can be tried again after no answer, and after changes that were not sent yet', async () => {
  const answers: (() => Promise<boolean>)[] = [() => Promise.reject(new NoAnswer('network', false)), async () => false, async () => true];
  onTaken.mockClear();
  open({ take: () => (answers.shift() ?? (async () => true))() });
  await button.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await button.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Your cart is still syncing');
  expect(onTaken).not.toHaveBeenCalled();
  await button.click();
  await vi.waitFor(() => expect(onTaken).toHaveBeenCalledOnce());
});

it.for(['', 'x', `${TOKEN}x`, '<img src=x>'])('says that a link is incomplete: %j', async (token) => {
  open({ token });
  await expect.element(page.getByText(/This link is incomplete/)).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
});

it('tells a store device that the code is for the phone', async () => {
  open({ isAssociate: true });
  await expect.element(page.getByText(/This code is for the customer’s phone/)).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
});
