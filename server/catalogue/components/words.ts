import type { Locale } from '#contract/locales.ts';

/** Texts of the parts of pages that the server writes itself, by language. */
interface Words {
  readonly stores: string;
  readonly trackOrder: string;
  readonly help: string;
  readonly newsletter: string;
  readonly events: string;
  readonly offline: string;
  readonly locations: string;
  readonly northAmerica: string;
  readonly europe: string;
}

const WORDS: Readonly<Record<Locale['language'], Words>> = {
  en: {
    stores: 'Find a store',
    trackOrder: 'Track an order',
    help: 'Help and contact',
    newsletter: 'Sign up for our newsletter',
    events: 'Events',
    offline: 'Shop offline',
    locations: 'All countries and languages',
    northAmerica: 'North America',
    europe: 'Europe',
  },
  fr: {
    stores: 'Trouver un magasin',
    trackOrder: 'Suivre une commande',
    help: 'Aide et contact',
    newsletter: 'Recevoir nos nouvelles',
    events: 'Événements',
    offline: 'La boutique hors ligne',
    locations: 'Tous les pays et langues',
    northAmerica: 'Amérique du Nord',
    europe: 'Europe',
  },
  de: {
    stores: 'Filiale finden',
    trackOrder: 'Bestellung verfolgen',
    help: 'Hilfe und Kontakt',
    newsletter: 'Post vom Weg bekommen',
    events: 'Veranstaltungen',
    offline: 'Shop offline',
    locations: 'Alle Länder und Sprachen',
    northAmerica: 'Nordamerika',
    europe: 'Europa',
  },
};

export const wordsFor = ({ language }: Pick<Locale, 'language'>): Words => WORDS[language];
