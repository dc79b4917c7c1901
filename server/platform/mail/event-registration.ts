import { LOCALES, type Locale, type LocaleId } from '#contract/locales.ts';
import { calendarFile } from './calendar-file.ts';
import { letterButton, letterFrame } from './email-frame.ts';
import { escapeHtml, formatDay } from './format.ts';
import type { Letter } from './letter.ts';

/** Who comes to which event, and when. */
export interface EventLetter {
  readonly eventId: string;
  readonly title: string;
  readonly place?: string;
  /** ISO days in their order. */
  readonly days: readonly string[];
  readonly plusOne: string | null;
  readonly registeredAt: string;
}

interface Words {
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

const WORDS: Readonly<Record<Locale['language'], Words>> = {
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
export const eventRegistration = (letter: EventLetter, localeId: LocaleId, publicUrl: string): Letter => {
  const { eventId, title, place, days, plusOne, registeredAt } = letter;
  const locale = LOCALES[localeId];
  const words = WORDS[locale.language];
  const url = `${publicUrl}/${locale.id}/events`;
  const facts = [
    [words.days, days.map((day) => formatDay(day, localeId)).join(', ')],
    ...(place ? [[words.place, place]] : []),
    ...(plusOne ? [[words.guest, plusOne]] : []),
  ] as const;
  const subject = words.subject(title);
  const body = `<h1 style="margin:0 0 8px;font-size:28px;line-height:1.1">${escapeHtml(words.title)}</h1>
<p style="margin:0 0 24px">${escapeHtml(words.intro(title))}</p>
${facts.map(([label = '', value = '']) => `<p style="margin:0 0 4px"><strong>${escapeHtml(label)}:</strong> ${escapeHtml(value)}</p>`).join('\n')}
<p style="margin:24px 0 0">${escapeHtml(words.calendar)}</p>
${letterButton(url, words.view)}
<p style="margin:0;color:#535e58;font-size:14px">${escapeHtml(words.change)}</p>`;
  return {
    subject,
    text: [words.intro(title), facts.map(([label, value]) => `${label}: ${value}`).join('\n'), words.calendar, words.change, url].join('\n\n'),
    html: letterFrame({ lang: locale.tag, title: subject, body }),
    attachments: [
      {
        filename: `${eventId}.ics`,
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        content: calendarFile({ id: eventId, title, place, url, days, saidAt: registeredAt }),
      },
    ],
  };
};
