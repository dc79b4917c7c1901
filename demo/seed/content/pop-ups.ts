import type { PopUp } from '#contract/calls/content/dialogs.ts';
import type { Say } from './say.ts';

/** Offers that come up by themselves, the most important first; one is shown at a time, and none again that was closed. */
export const popUps = (say: Say): readonly PopUp[] => [
  {
    name: 'newsletter-2026',
    title: say('The Waymark newsletter', 'La lettre d’information Waymark', 'Der Waymark-Newsletter'),
    minimizedTitle: say('Newsletter', 'Newsletter', 'Newsletter'),
    maximizedTitle: say('First to know, twice a month', 'Deux fois par mois, avant tout le monde', 'Zweimal im Monat, zuerst Bescheid'),
    disclaimer: say(
      'New arrivals and offers by email. Unsubscribe at any time.',
      'Nouveautés et offres par e-mail. Désinscription à tout moment.',
      'Neuheiten und Angebote per E-Mail. Jederzeit abbestellbar.',
    ),
    targets: [{ url: 'page:newsletter', text: say('Subscribe', 'S’abonner', 'Abonnieren') }],
  },
  {
    name: 'stores-2026',
    title: say('A store near you', 'Un magasin près de chez vous', 'Eine Filiale in der Nähe'),
    minimizedTitle: say('Stores', 'Magasins', 'Filialen'),
    maximizedTitle: say('Pick up the same day', 'Retrait le jour même', 'Am selben Tag abholen'),
    disclaimer: say('Subject to store availability.', 'Selon le stock du magasin.', 'Solange die Filiale es hat.'),
    targets: [{ url: 'page:stores', text: say('Find a store', 'Trouver un magasin', 'Filiale finden') }],
  },
];
