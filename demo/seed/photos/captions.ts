import type { PhotoCategory } from '#contract/calls/photo-limits.ts';
import type { Phrase } from '../reviews/language.ts';

export interface PhotoPlace {
  /** Of a scene: artwork/scenes. */
  readonly place: string;
  readonly categories: readonly PhotoCategory[];
  readonly captions: readonly Phrase[];
}

/** Where past customers were, and what they wrote below the photo. */
export const PHOTO_PLACES: readonly PhotoPlace[] = [
  {
    place: 'mountain',
    categories: ['trail'],
    captions: [
      ['First summit of the year.', 'Premier sommet de l’année.', 'Erster Gipfel des Jahres.', 'Primera cima del año.', 'Prima cima dell’anno.'],
      ['Lunch break at 2,100 m.', 'Pause déjeuner à 2 100 m.', 'Mittagspause auf 2.100 m.', 'Pausa para comer a 2100 m.', 'Pausa pranzo a 2.100 m.'],
    ],
  },
  {
    place: 'forest',
    categories: ['trail'],
    captions: [
      [
        'Forty kilometers and still dry.',
        'Quarante kilomètres et toujours au sec.',
        'Vierzig Kilometer und immer noch trocken.',
        'Cuarenta kilómetros y siguen secas.',
        'Quaranta chilometri e ancora asciutte.',
      ],
      [
        'My usual round before work.',
        'Mon tour habituel avant le travail.',
        'Meine übliche Runde vor der Arbeit.',
        'Mi vuelta de siempre antes del trabajo.',
        'Il mio solito giro prima del lavoro.',
      ],
    ],
  },
  {
    place: 'snow',
    categories: ['winter', 'trail'],
    captions: [
      [
        'Minus twelve, and warm feet.',
        'Moins douze, et les pieds au chaud.',
        'Minus zwölf Grad und warme Füße.',
        'Doce bajo cero y los pies calientes.',
        'Meno dodici e piedi al caldo.',
      ],
      ['Fresh tracks.', 'Premières traces.', 'Die ersten Spuren.', 'Primeras huellas.', 'Le prime tracce.'],
    ],
  },
  {
    place: 'lake',
    categories: ['lake', 'travel'],
    captions: [
      [
        'A detour that was worth it.',
        'Un détour qui en valait la peine.',
        'Ein Umweg, der sich gelohnt hat.',
        'Un desvío que valió la pena.',
        'Una deviazione che è valsa la pena.',
      ],
      ['Before the swim.', 'Avant la baignade.', 'Vor dem Schwimmen.', 'Antes del baño.', 'Prima del bagno.'],
    ],
  },
  {
    place: 'coast',
    categories: ['travel'],
    captions: [
      [
        'Along the coast, day three.',
        'Le long de la côte, troisième jour.',
        'An der Küste entlang, dritter Tag.',
        'Por la costa, tercer día.',
        'Lungo la costa, terzo giorno.',
      ],
    ],
  },
  {
    place: 'rain',
    categories: ['city', 'everyday'],
    captions: [
      [
        'The way to work, in November.',
        'Le trajet du matin, en novembre.',
        'Der Weg zur Arbeit im November.',
        'Camino al trabajo, en noviembre.',
        'Andando al lavoro, a novembre.',
      ],
      ['Rain? Fine.', 'La pluie ? Tant mieux.', 'Regen? Gerne.', '¿Lluvia? Perfecto.', 'Pioggia? Va bene.'],
    ],
  },
  {
    place: 'meadow',
    categories: ['everyday'],
    captions: [['Every day since May.', 'Tous les jours depuis mai.', 'Seit Mai jeden Tag.', 'Todos los días desde mayo.', 'Ogni giorno da maggio.']],
  },
  {
    place: 'desert',
    categories: ['travel', 'trail'],
    captions: [
      [
        'Dust on everything but the lining.',
        'De la poussière partout, sauf à l’intérieur.',
        'Überall Staub, nur innen nicht.',
        'Polvo por todas partes, menos por dentro.',
        'Polvere ovunque, tranne che all’interno.',
      ],
    ],
  },
];

/** Average colours of the drawings by the time of day. */
export const TONES = { dawn: '#a9846c', day: '#8aa097', dusk: '#4d5266' } as const;
