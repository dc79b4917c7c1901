import { LOCALES, type Locale, type LocaleId } from '#contract/locales.ts';
import { subscriptionWords } from './subscription-words.ts';
import { escapeHtml } from './format.ts';
import { letterButton, letterFrame } from './email-frame.ts';
import type { Letter } from './letter.ts';

export interface SubscriptionLetter {
  readonly subscription: string;
  /** Shows that whoever uses the link has read the letter. */
  readonly secret: string;
  readonly stopToken: string;
}

/** Where a subscription is ended, and how a letter says so to mail programs (RFC 8058). */
export const wayOut = (stopToken: string, { language }: Locale, publicUrl: string) => {
  const stop = `${publicUrl}/letters/unsubscribe?${new URLSearchParams({ token: stopToken, lang: language })}`;
  return { stop, headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } as const };
};

/** Asks whether a subscription is meant (double opt-in). */
export const subscriptionLetter = ({ subscription, secret, stopToken }: SubscriptionLetter, localeId: LocaleId, publicUrl: string): Letter => {
  const locale = LOCALES[localeId];
  const words = subscriptionWords(locale);
  const link = `${publicUrl}/letters/subscribe?${new URLSearchParams({ subscription, secret, lang: locale.language })}`;
  const { stop, headers } = wayOut(stopToken, locale, publicUrl);
  const text = [words.intro, `${words.confirm}: ${link}`, `${words.why}\n${words.stop}: ${stop}`].join('\n\n');
  const body = `<h1 style="margin:0 0 8px;font-size:28px;line-height:1.1">${escapeHtml(words.title)}</h1>
<p style="margin:0 0 24px">${escapeHtml(words.intro)}</p>
${letterButton(link, words.confirm)}
<p style="margin:0;color:#535e58;font-size:14px">${escapeHtml(words.why)}<br><a href="${escapeHtml(stop)}" style="color:#535e58">${escapeHtml(words.stop)}</a></p>`;
  return {
    subject: words.subject,
    text,
    html: letterFrame({ lang: locale.tag, title: words.subject, body }),
    headers,
  };
};
