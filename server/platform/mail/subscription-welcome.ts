import { LOCALES, type Locale, type LocaleId } from '#contract/locales.ts';
import { subscriptionMessages } from './subscription-messages.ts';
import { escapeHtml } from './format.ts';
import { emailButton, emailFrame } from './email-frame.ts';
import type { Email } from './email.ts';
import { wayOut } from './subscription.ts';

export interface SubscriptionWelcome {
  /** Signed: fills in the form, for whoever knows the address too. */
  readonly consumerId: string;
  readonly email: string;
  readonly stopToken: string;
}

interface Messages {
  readonly subject: string;
  readonly title: string;
  readonly intro: string;
  readonly offer: string;
  readonly join: string;
}

const MESSAGES: Readonly<Record<Locale['language'], Messages>> = {
  en: {
    subject: 'You’re subscribed',
    title: 'Thank you',
    intro: 'You’ll get our newsletter at this email from now on.',
    offer:
      'With an account, you’ll find your saved items on all your devices and your orders in one place. We’ve filled in what you’ve already told us. The link works for 30 days.',
    join: 'Create an account',
  },
  fr: {
    subject: 'Votre inscription est confirmée',
    title: 'Merci',
    intro: 'Notre lettre d’information arrive désormais à cette adresse.',
    offer:
      'Avec un compte, vos favoris vous suivent sur tous vos appareils et vos commandes sont réunies. Le formulaire reprend ce que vous nous avez déjà indiqué ; le lien est valable 30 jours.',
    join: 'Créer un compte',
  },
  de: {
    subject: 'Sie sind angemeldet',
    title: 'Danke',
    intro: 'Unser Newsletter kommt ab jetzt an diese Adresse.',
    offer:
      'Mit einem Konto haben Sie Ihre Favoriten auf allen Geräten und Ihre Bestellungen an einem Ort. Das Formular ist mit dem ausgefüllt, was Sie uns schon mitgeteilt haben; der Link gilt 30 Tage.',
    join: 'Konto anlegen',
  },
};

/** To a subscriber who has no account. The page takes both parameters out of its address before anything else happens there (spec 3 §2). */
export const subscriptionWelcome = ({ consumerId, email, stopToken }: SubscriptionWelcome, localeId: LocaleId, publicUrl: string): Email => {
  const locale = LOCALES[localeId];
  const messages = MESSAGES[locale.language];
  const never = subscriptionMessages(locale).stop;
  const link = `${publicUrl}/${locale.id}/sign-up?${new URLSearchParams({ consumerId, email })}`;
  const { stop, headers } = wayOut(stopToken, locale, publicUrl);
  const body = `<h1 style="margin:0 0 8px;font-size:28px;line-height:1.1">${escapeHtml(messages.title)}</h1>
<p style="margin:0 0 8px">${escapeHtml(messages.intro)}</p>
<p style="margin:0 0 24px">${escapeHtml(messages.offer)}</p>
${emailButton(link, messages.join)}
<p style="margin:0;color:#535e58;font-size:14px"><a href="${escapeHtml(stop)}" style="color:#535e58">${escapeHtml(never)}</a></p>`;
  return {
    subject: messages.subject,
    text: [messages.intro, messages.offer, `${messages.join}: ${link}`, `${never}: ${stop}`].join('\n\n'),
    html: emailFrame({ lang: locale.tag, title: messages.subject, body }),
    headers,
  };
};
