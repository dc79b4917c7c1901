import type { StoredEvent } from '#server/catalogue/content/events.ts';
import type { Say } from './say.ts';

const DAY_MS = 86_400_000;
const FRIDAY = 5;
const SATURDAY = 6;
const WEDNESDAY = 3;

/** The first such weekday that is at least so many days ahead. */
const next = (now: Date, weekday: number, daysAhead: number): string => {
  const from = new Date(now.getTime() + daysAhead * DAY_MS);
  const days = (weekday - from.getUTCDay() + 7) % 7;
  return new Date(from.getTime() + days * DAY_MS).toISOString().slice(0, 10);
};
const after = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Events of the example shop. They repeat, so that the calendar is never empty. */
export const eventDocs = (say: Say, now: Date): readonly { readonly slug: string; readonly doc: StoredEvent }[] => {
  const weekend = next(now, SATURDAY, 18);
  const nightRun = next(now, FRIDAY, 6);
  const repair = next(now, WEDNESDAY, 3);
  const map = next(now, SATURDAY, 9);
  const joined = {
    confirmationTitle: say('You’re in', 'Vous êtes inscrit', 'Sie sind dabei'),
    confirmationSubtitle: say(
      'The details and a file for your calendar are in your inbox.',
      'Les détails et un fichier pour votre agenda sont dans votre boîte de réception.',
      'Alles Weitere und eine Datei für Ihren Kalender finden Sie in Ihrem Postfach.',
    ),
  };
  return [
    {
      slug: 'winter-trail-weekend',
      doc: {
        title: say('Winter trail weekend', 'Week-end trail d’hiver', 'Winter-Trail-Wochenende'),
        richText: say(
          '<p>Two days on snow and frozen ground, with guides and warm soup. Come for one day or both.</p>',
          '<p>Deux jours sur la neige et le sol gelé, avec des guides et une soupe chaude. Venez un jour ou les deux.</p>',
          '<p>Zwei Tage auf Schnee und gefrorenem Boden, mit Begleitung und warmer Suppe. Kommen Sie an einem Tag oder an beiden.</p>',
        ),
        startDate: weekend,
        endDate: after(weekend, 1),
        repeatsAfterDays: 28,
        enablePlusOne: true,
        capacity: 24,
        place: say('Chamonix, France', 'Chamonix, France', 'Chamonix, Frankreich'),
        submitCtaLabel: say('Save my place', 'Réserver ma place', 'Platz reservieren'),
        ...joined,
      },
    },
    {
      slug: 'night-run',
      doc: {
        title: say('Night run', 'Course de nuit', 'Nachtlauf'),
        richText: say(
          '<p>Ten easy kilometers by headlamp. We have lamps if you need one.</p>',
          '<p>Dix kilomètres faciles à la lampe frontale. Nous en prêtons.</p>',
          '<p>Zehn leichte Kilometer mit Stirnlampe. Wer keine hat, bekommt eine geliehen.</p>',
        ),
        startDate: nightRun,
        endDate: nightRun,
        repeatsAfterDays: 14,
        enablePlusOne: false,
        capacity: 40,
        place: say('Forest Park, Portland', 'Forest Park, Portland', 'Forest Park, Portland'),
        ...joined,
      },
    },
    {
      slug: 'repair-evening',
      doc: {
        title: say('Repair evening', 'Soirée réparation', 'Reparaturabend'),
        richText: say(
          '<p>Three places at the bench. Bring a jacket with a hole or a boot with a loose eyelet. We bring patches, thread and tea, and show you how.</p>',
          '<p>Trois places à l’établi. Apportez une veste trouée ou une chaussure à l’œillet défait. Nous apportons pièces, fil et thé, et nous vous montrons.</p>',
          '<p>Drei Plätze an der Werkbank. Bringen Sie eine Jacke mit Loch oder einen Schuh mit loser Öse mit. Wir haben Flicken, Faden und Tee und zeigen, wie es geht.</p>',
        ),
        startDate: repair,
        endDate: repair,
        repeatsAfterDays: 21,
        enablePlusOne: true,
        capacity: 3,
        place: say('Waymark workshop, Berlin', 'Atelier Waymark, Berlin', 'Waymark-Werkstatt, Berlin'),
        ...joined,
      },
    },
    {
      slug: 'map-and-compass',
      doc: {
        title: say('Map and compass', 'Carte et boussole', 'Karte und Kompass'),
        richText: say(
          '<p>A morning without a phone: where you are, where north is, and how to be back for lunch.</p>',
          '<p>Une matinée sans téléphone : où vous êtes, où est le nord, et comment rentrer pour le déjeuner.</p>',
          '<p>Ein Vormittag ohne Telefon: wo man steht, wo Norden liegt, und wie man zum Mittagessen zurück ist.</p>',
        ),
        startDate: map,
        endDate: map,
        repeatsAfterDays: 35,
        enablePlusOne: true,
        capacity: 16,
        place: say('Keswick, Lake District', 'Keswick, Angleterre', 'Keswick, England'),
        ...joined,
      },
    },
  ];
};
