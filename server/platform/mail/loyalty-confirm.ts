import { LOCALES, type Locale, type LocaleId } from '#contract/locales.ts';
import { escapeHtml } from './format.ts';
import { emailButton, emailFrame } from './email-frame.ts';
import type { Email } from './email.ts';

export interface LoyaltyConfirm {
  readonly memberId: string;
  /** Name of this email, which nobody but its reader knows: answers it. */
  readonly messageId: string;
}

interface Messages {
  readonly subject: string;
  readonly title: string;
  readonly intro: string;
  readonly number: string;
  readonly confirm: string;
  readonly why: string;
}

const MESSAGES: Readonly<Record<Locale['language'], Messages>> = {
  en: {
    subject: 'Confirm your Waymark membership',
    title: 'Welcome to Waymark Rewards',
    intro: 'One last step: confirm your email to start spending your points.',
    number: 'Your member number',
    confirm: 'Confirm my membership',
    why: 'You’re getting this email because someone joined with this address. If it wasn’t you, you can ignore it.',
  },
  fr: {
    subject: 'Confirmez votre adhésion Waymark',
    title: 'Bienvenue dans le programme',
    intro: 'Plus qu’une étape : confirmez que cette adresse est la vôtre. Vous pourrez alors utiliser vos points.',
    number: 'Votre numéro de membre',
    confirm: 'Confirmer mon adhésion',
    why: 'Vous recevez cet e-mail car une adhésion a été demandée avec cette adresse. Si ce n’était pas vous, ne faites rien.',
  },
  de: {
    subject: 'Bestätigen Sie Ihre Waymark-Mitgliedschaft',
    title: 'Willkommen im Programm',
    intro: 'Ein Schritt fehlt noch: Bestätigen Sie, dass dies Ihre Adresse ist. Dann können Sie Ihre Punkte einlösen.',
    number: 'Ihre Mitgliedsnummer',
    confirm: 'Mitgliedschaft bestätigen',
    why: 'Sie erhalten diese E-Mail, weil jemand mit dieser Adresse beigetreten ist. Wenn Sie das nicht waren, müssen Sie nichts tun.',
  },
};

/** Asks a new member whether the address is theirs. */
export const loyaltyConfirm = ({ memberId, messageId }: LoyaltyConfirm, localeId: LocaleId, publicUrl: string): Email => {
  const locale = LOCALES[localeId];
  const messages = MESSAGES[locale.language];
  const link = `${publicUrl}/letters/loyalty?letter=${encodeURIComponent(messageId)}`;
  const body = `<h1 style="margin:0 0 8px;font-size:28px;line-height:1.1">${escapeHtml(messages.title)}</h1>
<p style="margin:0 0 24px">${escapeHtml(messages.intro)}</p>
<p style="margin:0">${escapeHtml(messages.number)}: <strong>${escapeHtml(memberId)}</strong></p>
${emailButton(link, messages.confirm)}
<p style="margin:0;color:#535e58;font-size:14px">${escapeHtml(messages.why)}</p>`;
  return {
    subject: messages.subject,
    text: [messages.intro, `${messages.number}: ${memberId}`, `${messages.confirm}: ${link}`, messages.why].join('\n\n'),
    html: emailFrame({ lang: locale.tag, title: messages.subject, body }),
  };
};
