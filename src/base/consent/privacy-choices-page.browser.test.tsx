import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CONSENT_COOKIE, type OptionalCategory } from '#contract/consent.ts';
import type { Api } from '#src/base/api/client.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { choose } from './choose.ts';
import { consent } from './consent.ts';
import { PrivacyChoicesPage } from './privacy-choices-page.tsx';
import { proofFile } from './proof-file.ts';
import { UNSENT_KEY, unsentChoices } from './unsent.ts';

type Sent = { body: { id: string; granted: OptionalCategory[]; previous?: string; forget?: string[] } };

const answered = vi.fn<(name: string, input: Sent) => Promise<unknown>>();
const api = answered as unknown as Api;
const download = vi.fn<(name: string, text: string) => void>();
const withdrawals: (() => void)[] = [];

beforeEach(() => {
  answered
    .mockReset()
    .mockImplementation(async (name, { body }) => (name === 'consent.record' ? { id: body.id, recordedAt: 'now' } : { records: [] }));
  download.mockReset();
});
afterEach(() => {
  for (const stop of withdrawals.splice(0)) stop();
  document.cookie = `${CONSENT_COOKIE}=; Path=/; Max-Age=0`;
  localStorage.clear();
  history.replaceState(null, '', '/');
  delete document.documentElement.dataset.consent;
});

const show = (path = '/en-us/privacy-choices'): void => {
  history.replaceState(null, '', path);
  renderInPage(
    <EnglishPage>
      <PrivacyChoicesPage choose={(granted, source) => choose(api, granted, source)} fetchProof={() => proofFile(api)} download={download} />
    </EnglishPage>,
  );
};
const box = (name: RegExp) => page.getByRole('checkbox', { name });
const chosen = (): readonly OptionalCategory[] | undefined => consent.choice()?.granted;

describe('the page of privacy choices', () => {
  it('has everything optional off in EMEA and on elsewhere until something is chosen, and says so', async () => {
    show('/fr-fr/privacy-choices');
    await expect.element(page.getByText(/Everything optional is off\.$/)).toBeVisible();
    await expect.element(box(/^Targeting/)).not.toBeChecked();
    await expect.element(box(/^Strictly necessary/)).toBeChecked();
    await expect.element(box(/^Strictly necessary/)).toBeDisabled();
    expect(await axeViolations()).toEqual([]);
  });

  it('takes agreement for granted elsewhere, revocably', async () => {
    show();
    await expect.element(page.getByText(/In your region \(United States\), that counts as consent/)).toBeVisible();
    for (const name of [/^Performance/, /^Functional/, /^Targeting/]) await expect.element(box(name)).toBeChecked();
    await box(/^Targeting/).click();
    await page.getByRole('button', { name: 'Save my choices' }).click();
    await expect.element(page.getByRole('status')).toMatchTextContent(/^Your choices are saved\./);
    await expect.element(page.getByText(/^You chose this on/)).toBeVisible();
    expect(chosen()).toEqual(['C0002', 'C0003']);
  });

  it('refuses and accepts all with one press each, with the keyboard', async () => {
    show('/de-de/privacy-choices');
    const press = async (name: string): Promise<void> => {
      (page.getByRole('button', { name }).element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
    };
    await press('Accept all');
    await expect.element(box(/^Targeting/)).toBeChecked();
    expect(chosen()).toEqual(['C0002', 'C0003', 'C0004']);
    await press('Refuse all');
    await expect.element(box(/^Targeting/)).not.toBeChecked();
    expect(chosen()).toEqual([]);
    await vi.waitFor(() => expect(answered).toHaveBeenCalledTimes(2));
    const [[, first], [, second]] = answered.mock.calls as [[string, Sent], [string, Sent]];
    expect(second.body).toMatchObject({ granted: [], previous: first.body.id });
  });

  it('says in a preview that everything is on, and takes no single choice', async () => {
    show('/fr-fr/privacy-choices?preview=true');
    await expect.element(page.getByText(/^This page is a preview/)).toBeVisible();
    await expect.element(box(/^Targeting/)).toBeChecked();
    await expect.element(box(/^Targeting/)).toBeDisabled();
  });

  it('shows what belongs to a category', async () => {
    show();
    await page.getByRole('button', { name: 'What “Functional” includes' }).click();
    await expect.element(page.getByText('waymark.recent-searches')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('gives the proof as a file, also without the shop', async () => {
    show();
    await page.getByRole('button', { name: 'Accept all' }).click();
    answered.mockRejectedValue(new TypeError('no network'));
    await page.getByRole('button', { name: 'Download as a file' }).click();
    await vi.waitFor(() => expect(download).toHaveBeenCalledOnce());
    const file = JSON.parse(download.mock.calls[0]?.[1] ?? '') as { basis: string; choice: { granted: string[] } };
    expect(file).toMatchObject({ basis: 'explicit', choice: { granted: ['C0002', 'C0003', 'C0004'] } });
  });
});

describe('a withdrawal', () => {
  it('deletes what the category kept on the device and tells the shop under which id it keeps more', async () => {
    history.replaceState(null, '', '/en-us');
    localStorage.setItem('waymark.recent-searches', '["boot"]');
    localStorage.setItem('waymark-theme', 'dark');
    const erase = vi.fn(() => '019abcde-0000-7000-8000-000000000009');
    const other = vi.fn<() => void>();
    withdrawals.push(consent.onWithdrawal('C0002', erase), consent.onWithdrawal('C0004', other));
    await choose(api, ['C0004'], 'preferences');
    expect([localStorage.getItem('waymark.recent-searches'), localStorage.getItem('waymark-theme')]).toEqual([null, 'dark']);
    expect(other).not.toHaveBeenCalled();
    expect(answered.mock.calls[0]?.[1].body).toMatchObject({ granted: ['C0004'], forget: ['019abcde-0000-7000-8000-000000000009'] });
  });

  it('leaves the random id to the category that is still granted, and deletes it with the last one; the shop is told it both times', async () => {
    history.replaceState(null, '', '/en-us');
    const id = '5bb3a1de-8f9b-4d06-8f2e-24a5b27cbbbf';
    localStorage.setItem('waymark.visitor', id);
    await choose(api, ['C0004'], 'preferences');
    expect(localStorage.getItem('waymark.visitor')).toBe(id);
    await choose(api, ['C0003'], 'preferences');
    expect(localStorage.getItem('waymark.visitor')).toBeNull();
    expect(answered.mock.calls.map(([, { body }]) => [body.granted, body.forget])).toEqual([
      [['C0004'], [id]],
      [['C0003'], [id]],
    ]);
  });

  it('begins before the press has ended, because the page may be left at once', async () => {
    history.replaceState(null, '', '/en-us');
    const erase = vi.fn<() => void>();
    withdrawals.push(consent.onWithdrawal('C0002', erase));
    const choosing = choose(api, [], 'preferences');
    expect(erase).toHaveBeenCalledOnce();
    await choosing;
  });

  it('holds although an eraser fails', async () => {
    history.replaceState(null, '', '/en-us');
    withdrawals.push(consent.onWithdrawal('C0002', () => Promise.reject(new Error('locked'))));
    await choose(api, [], 'preferences');
    expect(chosen()).toEqual([]);
    expect(answered).toHaveBeenCalledOnce();
  });
});

describe('a choice that could not be sent', () => {
  it('holds at once, waits, and is sent with the next one, oldest first', async () => {
    history.replaceState(null, '', '/fr-fr');
    answered.mockRejectedValueOnce(new TypeError('no network'));
    await choose(api, ['C0002'], 'banner');
    expect(chosen()).toEqual(['C0002']);
    expect(unsentChoices()).toHaveLength(1);
    await choose(api, [], 'preferences');
    expect(answered.mock.calls.map(([, { body }]) => body.granted)).toEqual([['C0002'], ['C0002'], []]);
    expect(localStorage.getItem(UNSENT_KEY)).toBeNull();
  });

  it('is not undone by the cookie that comes with the answer to an earlier one', async () => {
    history.replaceState(null, '', '/fr-fr');
    answered.mockRejectedValueOnce(new TypeError('no network'));
    await choose(api, ['C0002'], 'banner');
    answered.mockImplementation(async (_, { body }) => {
      consent.write({ id: body.id, granted: body.granted, at: '2026-11-24T10:00:00.000Z' });
      return { id: body.id, recordedAt: '' };
    });
    await choose(api, [], 'preferences');
    expect(chosen()).toEqual([]);
  });
});
