import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, it, vi } from 'vitest';
import { ApiError, NoAnswer } from '#contract/client/client.ts';
import { errorRow } from '#contract/errors/errors.ts';
import { LOCALES } from '#contract/locales.ts';
import { failureText } from './failure-text.ts';
import { createI18n } from './i18n.ts';
import errors from './messages/en-us/errors.json' with { type: 'json' };

const compiled = Object.entries(errors).map(([key, text]) => [key, compileMessage(text)]);
const i18n = createI18n(LOCALES['en-us'], { errors: Object.fromEntries(compiled) as Record<string, string> }, () =>
  Promise.reject(new Error('All parts are loaded')),
);
const refusedFor = (reason: string): ApiError =>
  new ApiError({
    ...errorRow('PAY400'),
    code: 'PAY400',
    values: { reason },
    details: {},
    words: undefined,
    serverMessage: '',
    appId: 'waymark',
    correlationId: '',
    retryAfterMs: undefined,
  });

const TEXTS = [
  ['card_declined', /your bank declined this card/],
  ['insufficient_funds', /insufficient funds/],
  ['incorrect_cvc', /check the code/],
  ['processing_error', /technical problem/],
] as const;

it.each(TEXTS)('a payment refused for %s says so', async (reason, text) => {
  expect((await failureText(i18n, refusedFor(reason))).text).toMatch(text);
});

it('each reason for which a payment is refused has its own text', async () => {
  const texts = await Promise.all(TEXTS.map(async ([reason]) => (await failureText(i18n, refusedFor(reason))).text));
  expect(new Set(texts).size).toBe(TEXTS.length);
});

it.each([
  ['a change that may have arrived', new NoAnswer('network', true), /don’t know yet whether this went through/],
  ['a read', new NoAnswer('network', true, undefined, true), /couldn’t reach our servers/],
  ['what never left the device', new NoAnswer('network', false), /You’re offline/],
])('the failure of %s says what it means', async (_, failure, text) => {
  vi.stubGlobal('navigator', { onLine: true });
  expect((await failureText(i18n, failure)).text).toMatch(text);
  vi.unstubAllGlobals();
});
