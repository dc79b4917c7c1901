import { LOCALES, type Locale, type LocaleId } from '#contract/locales.ts';
import { subscriptionMessages } from './subscription-messages.ts';
import { escapeHtml } from './format.ts';
import { emailButton, emailFrame } from './email-frame.ts';
import type { Email } from './email.ts';

export interface SubscriptionEmail {
  readonly subscription: string;
  /** Shows that whoever uses the link has read the email. */
  readonly secret: string;
  readonly stopToken: string;
}

/** Where a subscription is ended, and how an email says so to mail programs (RFC 8058). */
export const wayOut = (stopToken: string, { language }: Locale, publicUrl: string) => {
  const stop = `${publicUrl}/letters/unsubscribe?${new URLSearchParams({ token: stopToken, lang: language })}`;
  return { stop, headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } as const };
};

/** Asks whether a subscription is meant (double opt-in). */
export const subscriptionEmail = ({ subscription, secret, stopToken }: SubscriptionEmail, localeId: LocaleId, publicUrl: string): Email => {
  const locale = LOCALES[localeId];
  const messages = subscriptionMessages(locale);
  const link = `${publicUrl}/letters/subscribe?${new URLSearchParams({ subscription, secret, lang: locale.language })}`;
  const { stop, headers } = wayOut(stopToken, locale, publicUrl);
  const text = [messages.intro, `${messages.confirm}: ${link}`, `${messages.why}\n${messages.stop}: ${stop}`].join('\n\n');
  const body = `<h1 style="margin:0 0 8px;font-size:28px;line-height:1.1">${escapeHtml(messages.title)}</h1>
<p style="margin:0 0 24px">${escapeHtml(messages.intro)}</p>
${emailButton(link, messages.confirm)}
<p style="margin:0;color:#535e58;font-size:14px">${escapeHtml(messages.why)}<br><a href="${escapeHtml(stop)}" style="color:#535e58">${escapeHtml(messages.stop)}</a></p>`;
  return {
    subject: messages.subject,
    text,
    html: emailFrame({ lang: locale.tag, title: messages.subject, body }),
    headers,
  };
};
