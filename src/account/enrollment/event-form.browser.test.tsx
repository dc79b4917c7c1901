import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ConsumerProfile } from '#contract/calls/consumer.ts';
import type { EventRegistration } from '#contract/calls/enrollment.ts';
import { refusal } from '#src/base/forms/testing/refusal.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { EventForm, type JoinedEvent } from './event-form.tsx';

beforeEach(() => sessionStorage.clear());

const WEEKEND: JoinedEvent = { eventId: 'weekend', startDate: '2027-01-16', endDate: '2027-01-17', enablePlusOne: true };
const PROFILE: ConsumerProfile = {
  consumerNo: '1',
  consumerType: 'CONSUMER',
  consumerDetails: { email: 'ada@waymark.example', firstName: 'Ada', phone: '2065550100', phoneCode: '1', address: [] },
  preferences: {},
  isEmailConfirmed: true,
  subscriptions: [],
  notification: { backInStock: true },
  version: 1,
  isLoyaltyMember: false,
};
const show = (event = WEEKEND, register = vi.fn<(body: EventRegistration) => Promise<void>>(async () => undefined)) => {
  renderInPage(
    <EnglishPage>
      <EventForm event={event} profile={PROFILE} register={register} />
    </EnglishPage>,
  );
  return register;
};
const press = async (): Promise<void> => {
  (page.getByRole('button', { name: 'Join' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};
const terms = page.getByRole('checkbox', { name: /^I take part at my own risk/ });

it('sends the chosen days in their order, joined by comma and space, with what the profile knows', async () => {
  const register = show();
  await expect.element(page.getByLabelText('Email')).toBeDisabled();
  expect(await axeViolations()).toEqual([]);
  await page.getByRole('checkbox', { name: /January 17/ }).click();
  await page.getByRole('checkbox', { name: /January 16/ }).click();
  await page.getByLabelText(/^Guest’s name/).fill(' Charles Babbage ');
  await terms.click();
  await press();
  await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(1));
  expect(register.mock.calls[0]?.[0]).toEqual({
    email: 'ada@waymark.example',
    eventId: 'weekend',
    attendingDays: '2027-01-16, 2027-01-17',
    eventTermsAccepted: true,
    registrationTimestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as unknown,
    firstName: 'Ada',
    phoneNumber: '+12065550100',
    plusOne: 'Charles Babbage',
  });
});

it('asks for days only where there are two or more, and for a guest only where one may come', async () => {
  const register = show({ ...WEEKEND, endDate: '2027-01-16', enablePlusOne: false });
  expect(page.getByRole('checkbox').elements()).toHaveLength(1);
  expect(page.getByLabelText(/^Guest’s name/).elements()).toHaveLength(0);
  await terms.click();
  await press();
  await vi.waitFor(() => expect(register.mock.calls[0]?.[0].attendingDays).toBe('2027-01-16'));
});

it('marks a day, the terms and a guest that is no name', async () => {
  const register = show();
  await page.getByLabelText(/^Guest’s name/).fill('R2-D2');
  await press();
  await expect.element(page.getByText('This field is required')).toBeVisible();
  await expect.element(page.getByLabelText(/^Guest’s name/)).toHaveAccessibleDescription(/guest’s first and last name/);
  await expect.element(terms).toHaveAccessibleDescription(/Please check this box/);
  expect(register).not.toHaveBeenCalled();
});

it('shows a refusal that can be put away, and keeps what was said', async () => {
  show(WEEKEND, vi.fn<(body: EventRegistration) => Promise<void>>().mockRejectedValue(refusal('WMK429')));
  await page.getByRole('checkbox', { name: /January 16/ }).click();
  await terms.click();
  await press();
  await page.getByRole('button', { name: /Dismiss|Close/ }).click();
  await expect.element(terms).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: /January 16/ })).toBeChecked();
});
