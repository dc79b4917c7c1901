import { LOCALES, type Locale, type LocaleId } from '#contract/locales.ts';
import { calendarFile } from './calendar-file.ts';
import { emailButton, emailFrame } from './email-frame.ts';
import { escapeHtml, formatDay } from './format.ts';
import type { Email } from './email.ts';

/** Who comes to which event, and when. */
export interface EventEmail {
  readonly eventId: string;
  readonly title: string;
  readonly place?: string;
  /** ISO days in their order. */
  readonly days: readonly string[];
  readonly plusOne: string | null;
  readonly registeredAt: string;
}

interface Messages {
  readonly subject: (title: string) => string;
  readonly title: string;
  readonly intro: (title: string) => string;
  readonly days: string;
  readonly place: string;
  readonly guest: string;
  readonly calendar: string;
  readonly change: string;
  readonly view: string;
}

const MESSAGES: Readonly<Record<Locale['language'], Messages>> = {
  en: {
    subject: (title) => `You’re signed up: ${title}`,
    title: 'You’re in',
    intro: (title) => `We’ve saved a place for you at “${title}”.`,
    days: 'When',
    place: 'Where',
    guest: 'Your guest',
    calendar: 'The attached file puts it in your calendar.',
    change: 'Plans changed? Sign up again for the same event: your newest answer counts.',
    view: 'See all events',
  },
  fr: {
    subject: (title) => `Votre inscription : ${title}`,
    title: 'Vous êtes inscrit',
    intro: (title) => `Une place vous est réservée pour « ${title} ».`,
    days: 'Quand',
    place: 'Où',
    guest: 'Avec vous',
    calendar: 'Le fichier joint l’ajoute à votre agenda.',
    change: 'Un changement ? Inscrivez-vous de nouveau au même événement : la dernière réponse compte.',
    view: 'Voir tous les événements',
  },
  de: {
    subject: (title) => `Ihre Anmeldung: ${title}`,
    title: 'Sie sind dabei',
    intro: (title) => `Für Sie ist ein Platz bei „${title}“ reserviert.`,
    days: 'Wann',
    place: 'Wo',
    guest: 'Ihre Begleitung',
    calendar: 'Die Datei im Anhang trägt es in Ihren Kalender ein.',
    change: 'Etwas hat sich geändert? Melden Sie sich noch einmal an: Die letzte Antwort zählt.',
    view: 'Alle Veranstaltungen',
  },
};

/** Confirms a registration, with the event as a file for a calendar. */
export const eventRegistration = (data: EventEmail, localeId: LocaleId, publicUrl: string): Email => {
  const { eventId, title, place, days, plusOne, registeredAt } = data;
  const locale = LOCALES[localeId];
  const messages = MESSAGES[locale.language];
  const url = `${publicUrl}/${locale.id}/events`;
  const facts = [
    [messages.days, days.map((day) => formatDay(day, localeId)).join(', ')],
    ...(place ? [[messages.place, place]] : []),
    ...(plusOne ? [[messages.guest, plusOne]] : []),
  ] as const;
  const subject = messages.subject(title);
  const body = `<h1 style="margin:0 0 8px;font-size:28px;line-height:1.1">${escapeHtml(messages.title)}</h1>
<p style="margin:0 0 24px">${escapeHtml(messages.intro(title))}</p>
${facts.map(([label = '', value = '']) => `<p style="margin:0 0 4px"><strong>${escapeHtml(label)}:</strong> ${escapeHtml(value)}</p>`).join('\n')}
<p style="margin:24px 0 0">${escapeHtml(messages.calendar)}</p>
${emailButton(url, messages.view)}
<p style="margin:0;color:#535e58;font-size:14px">${escapeHtml(messages.change)}</p>`;
  return {
    subject,
    text: [messages.intro(title), facts.map(([label, value]) => `${label}: ${value}`).join('\n'), messages.calendar, messages.change, url].join(
      '\n\n',
    ),
    html: emailFrame({ lang: locale.tag, title: subject, body }),
    attachments: [
      {
        filename: `${eventId}.ics`,
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        content: calendarFile({ id: eventId, title, place, url, days, saidAt: registeredAt }),
      },
    ],
  };
};
