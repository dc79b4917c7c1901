import type { ModeratedKind } from '#contract/calls/moderation.ts';
import type { RefusalReason } from '#contract/calls/review-limits.ts';
import { LOCALES, type Locale, type LocaleId } from '#contract/locales.ts';
import { escapeHtml } from './format.ts';
import { emailButton, emailFrame } from './email-frame.ts';
import type { Email } from './email.ts';

/** What has become of a review, a question or an answer. */
export interface ReviewNews {
  readonly kind: ModeratedKind;
  readonly news: 'published' | 'refused' | 'answered';
  /** Title of the review, the question, the answer: plain text of the author. */
  readonly text: string;
  readonly reason?: RefusalReason;
  /** What the shop has answered. */
  readonly answer?: string;
  readonly product: string;
  /** Of the product page, from the root. */
  readonly path: string;
}

interface Messages {
  readonly titles: Readonly<Record<ReviewNews['news'], Readonly<Record<ModeratedKind, string>>>>;
  readonly about: (product: string) => string;
  readonly quoted: string;
  readonly reason: string;
  readonly reasons: Readonly<Record<RefusalReason, string>>;
  readonly again: string;
  readonly answer: string;
  readonly view: string;
}

const MESSAGES: Readonly<Record<Locale['language'], Messages>> = {
  en: {
    titles: {
      published: {
        review: 'Your review is published',
        question: 'Your question is published',
        answer: 'Your answer is published',
        photo: 'Your photo is published',
      },
      refused: {
        review: 'We couldn’t publish your review',
        question: 'We couldn’t publish your question',
        answer: 'We couldn’t publish your answer',
        photo: 'We couldn’t publish your photo',
      },
      answered: {
        review: 'We’ve replied to your review',
        question: 'We’ve answered your question',
        answer: 'We’ve replied to your answer',
        photo: 'We’ve replied to your photo',
      },
    },
    about: (product) => `About: ${product}`,
    quoted: 'You wrote',
    reason: 'Reason',
    reasons: {
      spam: 'It contains advertising, links or repeated text.',
      offensive: 'It contains offensive language.',
      'off-topic': 'It isn’t about shopping for or using this product.',
      'personal-data': 'It contains personal information, such as an email address, phone number or card number.',
      'not-about-product': 'It’s about delivery or service. Please contact us about that instead.',
      other: 'It doesn’t follow our review guidelines.',
    },
    again: 'You can change it on the product page and send it again.',
    answer: 'Our answer',
    view: 'View product',
  },
  fr: {
    titles: {
      published: {
        review: 'Votre avis est publié',
        question: 'Votre question est publiée',
        answer: 'Votre réponse est publiée',
        photo: 'Votre photo est publiée',
      },
      refused: {
        review: 'Nous n’avons pas pu publier votre avis',
        question: 'Nous n’avons pas pu publier votre question',
        answer: 'Nous n’avons pas pu publier votre réponse',
        photo: 'Nous n’avons pas pu publier votre photo',
      },
      answered: {
        review: 'Nous avons répondu à votre avis',
        question: 'Nous avons répondu à votre question',
        answer: 'Nous avons répondu à votre réponse',
        photo: 'Nous avons répondu à votre photo',
      },
    },
    about: (product) => `Article : ${product}`,
    quoted: 'Vous avez écrit',
    reason: 'Motif',
    reasons: {
      spam: 'Le texte contient de la publicité, des liens ou des répétitions.',
      offensive: 'Le texte contient des propos offensants.',
      'off-topic': 'Le texte ne concerne ni l’achat ni l’utilisation de cet article.',
      'personal-data': 'Le texte contient des données personnelles : adresse e-mail, numéro de téléphone ou de carte.',
      'not-about-product': 'Le texte concerne la livraison ou le service. Contactez-nous plutôt à ce sujet.',
      other: 'Le texte ne respecte pas nos règles de publication.',
    },
    again: 'Vous pouvez le modifier sur la page de l’article et l’envoyer de nouveau.',
    answer: 'Notre réponse',
    view: 'Voir l’article',
  },
  de: {
    titles: {
      published: {
        review: 'Ihre Bewertung ist veröffentlicht',
        question: 'Ihre Frage ist veröffentlicht',
        answer: 'Ihre Antwort ist veröffentlicht',
        photo: 'Ihr Foto ist veröffentlicht',
      },
      refused: {
        review: 'Ihre Bewertung wurde nicht veröffentlicht',
        question: 'Ihre Frage wurde nicht veröffentlicht',
        answer: 'Ihre Antwort wurde nicht veröffentlicht',
        photo: 'Ihr Foto wurde nicht veröffentlicht',
      },
      answered: {
        review: 'Wir haben auf Ihre Bewertung geantwortet',
        question: 'Wir haben Ihre Frage beantwortet',
        answer: 'Wir haben auf Ihre Antwort geantwortet',
        photo: 'Wir haben auf Ihr Foto geantwortet',
      },
    },
    about: (product) => `Artikel: ${product}`,
    quoted: 'Sie haben geschrieben',
    reason: 'Grund',
    reasons: {
      spam: 'Der Text enthält Werbung, Links oder Wiederholungen.',
      offensive: 'Der Text enthält beleidigende Sprache.',
      'off-topic': 'Der Text handelt nicht vom Kauf oder Gebrauch dieses Artikels.',
      'personal-data': 'Der Text enthält persönliche Daten wie E-Mail-Adresse, Telefon- oder Kartennummer.',
      'not-about-product': 'Der Text handelt von Lieferung oder Service. Bitte schreiben Sie dazu dem Kundenservice.',
      other: 'Der Text entspricht nicht unseren Richtlinien.',
    },
    again: 'Sie können ihn auf der Artikelseite ändern und erneut senden.',
    answer: 'Unsere Antwort',
    view: 'Artikel ansehen',
  },
};

/** Tells an author what has become of what they wrote. Their words and the shop's are plain text. */
export const reviewNews = ({ kind, news, text, reason, answer, product, path }: ReviewNews, localeId: LocaleId, publicUrl: string): Email => {
  const locale = LOCALES[localeId];
  const messages = MESSAGES[locale.language];
  const title = messages.titles[news][kind];
  const subject = `${title}: ${product}`;
  const link = `${publicUrl}${path}`;
  const facts: (readonly [string, string])[] = [
    ...(text === '' ? [] : [[messages.quoted, text] as const]),
    ...(reason ? [[messages.reason, messages.reasons[reason]] as const] : []),
    ...(answer === undefined ? [] : [[messages.answer, answer] as const]),
  ];
  const again = news === 'refused' && kind === 'review' ? [messages.again] : [];
  return {
    subject,
    text: [title, messages.about(product), ...facts.map(([label, value]) => `${label}:\n${value}`), ...again, `${messages.view}: ${link}`].join(
      '\n\n',
    ),
    html: emailFrame({
      lang: locale.tag,
      title: subject,
      body: `<h1 style="margin:0 0 8px;font-size:28px;line-height:1.1">${escapeHtml(title)}</h1>
<p style="margin:0 0 24px">${escapeHtml(messages.about(product))}</p>
${facts.map(([label, value]) => `<p style="margin:0 0 16px;white-space:pre-wrap"><strong>${escapeHtml(label)}</strong><br>${escapeHtml(value)}</p>`).join('\n')}
${again.map((line) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`).join('')}
${emailButton(link, messages.view)}`,
    }),
  };
};
