import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError, NoAnswer } from '#contract/client/client.ts';
import { refusal } from '#src/base/forms/testing/refusal.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { NewsletterForm, type NewsletterFormProps } from './newsletter-form.tsx';
import { SmsForm, type SmsFormProps } from './sms-form.tsx';

beforeEach(() => sessionStorage.clear());

const show = (subscribe = vi.fn<NewsletterFormProps['subscribe']>(async () => 'pending')) => {
  renderInPage(
    <EnglishPage>
      <NewsletterForm subscribe={subscribe} />
    </EnglishPage>,
  );
  return subscribe;
};
const press = async (name: string): Promise<void> => {
  (page.getByRole('button', { name }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};
const email = page.getByLabelText(/^Email/);
const policy = page.getByRole('checkbox', { name: /^I want the newsletter/ });

describe('the newsletter form', () => {
  it('asks for a valid address and the box', async () => {
    const subscribe = show();
    await email.fill('nobody');
    await press('Sign me up');
    await expect.element(email).toHaveAccessibleDescription('Email is not valid');
    await expect.element(policy).toHaveAccessibleDescription(/Please check this box/);
    await expect.element(email).toHaveFocus();
    expect(await axeViolations()).toEqual([]);
    expect(subscribe).not.toHaveBeenCalled();
  });

  it.each([
    ['pending', 'One more step'],
    ['subscribed', 'You’re already subscribed'],
  ] as const)('with the answer %s says "%s" instead of box and button', async (state, heading) => {
    const subscribe = show(vi.fn<NewsletterFormProps['subscribe']>(async () => state));
    await email.fill(' ada@waymark.example ');
    await policy.click();
    await press('Sign me up');
    await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
    expect(subscribe).toHaveBeenCalledExactlyOnceWith('ada@waymark.example');
    expect(policy.elements()).toHaveLength(0);
    expect(page.getByRole('button', { name: 'Sign me up' }).elements()).toHaveLength(0);
  });

  it('says what went wrong, at the field where it is about the address, and keeps what was typed', async () => {
    const subscribe = vi.fn<NewsletterFormProps['subscribe']>();
    subscribe.mockRejectedValueOnce(refusal('AUT453')).mockRejectedValueOnce(new NoAnswer('network', true));
    show(subscribe);
    await email.fill('ada@waymark.example');
    await policy.click();
    await press('Sign me up');
    await expect.element(email).toHaveAccessibleDescription('Email is not valid');
    await press('Sign me up');
    await expect.element(page.getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible();
    await expect.element(email).toHaveValue('ada@waymark.example');
  });

  it('says that signing up failed where the shop refuses it for a reason without words here', async () => {
    const { refused } = refusal('WMK400');
    show(vi.fn<NewsletterFormProps['subscribe']>(() => Promise.reject(new ApiError({ ...refused, messageKey: 'error.ofALaterShop' }))));
    await email.fill('ada@waymark.example');
    await policy.click();
    await press('Sign me up');
    const alert = page.getByRole('alert').filter({ hasText: /\w/ });
    await expect.element(alert).toHaveTextContent('We couldn’t sign you up for the newsletter. Please try again.');
  });
});

it('text messages need a number of the country and the yes to their terms, which goes with the number', async () => {
  const subscribe = vi.fn<SmsFormProps['subscribe']>(async () => 'pending');
  renderInPage(
    <EnglishPage>
      <SmsForm subscribe={subscribe} />
    </EnglishPage>,
  );
  const phone = page.getByLabelText(/^Mobile phone/);
  await phone.fill('555');
  await press('Send me a code');
  await expect.element(phone).toHaveAccessibleDescription(/A valid phone number is required/);
  await page.getByRole('button', { name: 'I accept' }).click();
  await phone.fill('');
  await phone.fill('(206) 555-0100');
  await press('Send me a code');
  await expect.element(page.getByRole('checkbox')).toHaveAccessibleDescription(/Please check this box/);
  expect(subscribe).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'I accept' }).click();
  await press('Send me a code');
  await expect.element(page.getByRole('status')).toHaveTextContent('We’ve sent a text to (206) 555-0100. Follow the instructions to confirm.');
  expect(subscribe).toHaveBeenCalledExactlyOnceWith('+12065550100');
});
