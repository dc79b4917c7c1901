import type { ReviewGroup } from './sentences.ts';

/** In English, French, German: the languages of the shop. */
type Said = readonly [en: string, fr: string, de: string];

/** A question, and what the shop or somebody who owns the product answers. */
export interface SeedQuestion {
  readonly question: Said;
  readonly answer: Said;
  readonly by: 'staff' | 'owner';
}

export const QUESTIONS: Readonly<Record<ReviewGroup, readonly SeedQuestion[]>> = {
  shoes: [
    {
      question: ['Are these good for wide feet?', 'Conviennent-elles aux pieds larges ?', 'Sind sie für breite Füße geeignet?'],
      answer: [
        'My feet are wide and half a size up works well.',
        'J’ai le pied large : une demi-pointure au-dessus me va bien.',
        'Ich habe breite Füße, eine halbe Nummer größer passt gut.',
      ],
      by: 'owner',
    },
    {
      question: ['Can they be resoled?', 'Peut-on les ressemeler ?', 'Kann man sie neu besohlen?'],
      answer: [
        'Our workshop can tell you: send us a picture of the sole through the warranty page.',
        'Notre atelier vous répond : envoyez-nous une photo de la semelle depuis la page de garantie.',
        'Unsere Werkstatt prüft das gern: Schicken Sie uns über die Garantieseite ein Bild der Sohle.',
      ],
      by: 'staff',
    },
  ],
  apparel: [
    {
      question: ['Does it shrink in the wash?', 'Rétrécit-il au lavage ?', 'Läuft es beim Waschen ein?'],
      answer: [
        'Not if you wash it at 30 °C and let it dry in the air.',
        'Non, lavé à 30 °C et séché à l’air libre.',
        'Nein, bei 30 °C gewaschen und an der Luft getrocknet nicht.',
      ],
      by: 'staff',
    },
    {
      question: ['Is it warm enough for winter days?', 'Est-il assez chaud pour l’hiver ?', 'Ist es warm genug für Wintertage?'],
      answer: [
        'With a layer below, yes. I wear it down to freezing.',
        'Avec une couche en dessous, oui. Je le porte jusqu’à zéro degré.',
        'Mit einer Schicht darunter ja. Ich trage es bis null Grad.',
      ],
      by: 'owner',
    },
  ],
  accessories: [
    {
      question: ['Can I put it in the washing machine?', 'Passe-t-il en machine ?', 'Darf es in die Waschmaschine?'],
      answer: [
        'Please follow the care label in the details above; most of our accessories are washed by hand.',
        'Suivez l’étiquette d’entretien dans les détails ci-dessus ; la plupart de nos accessoires se lavent à la main.',
        'Bitte beachten Sie die Pflegehinweise in den Details oben; das meiste Zubehör wird von Hand gewaschen.',
      ],
      by: 'staff',
    },
    {
      question: ['How does it hold up in the rain?', 'Comment se comporte-t-il sous la pluie ?', 'Wie schlägt es sich im Regen?'],
      answer: ['Light rain was no problem for me.', 'Une pluie fine ne m’a posé aucun problème.', 'Leichter Regen war bei mir kein Problem.'],
      by: 'owner',
    },
  ],
};

/** Wait for a moderator: one with nothing to object to, one with what the rules find. */
export const WAITING_QUESTIONS = [
  'Does this come in a darker green as well?',
  'Is it in stock in Portland? Please write to hanna@trail.example or call me.',
] as const;
