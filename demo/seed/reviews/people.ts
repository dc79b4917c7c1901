import type { Dice } from '#artwork/traits/random.ts';
import type { ReviewLanguage } from './language.ts';

const FIRST_NAMES: Readonly<Record<ReviewLanguage, readonly string[]>> = {
  en: ['Hannah', 'Mark', 'Priya', 'Tom', 'Grace', 'Liam', 'Naomi', 'Owen', 'Ruth', 'Dylan', 'Maya', 'Ben', 'Chloe', 'Aaron'],
  fr: ['Camille', 'Julien', 'Inès', 'Hugo', 'Manon', 'Théo', 'Léa', 'Mathieu', 'Élodie', 'Bastien'],
  de: ['Katrin', 'Jonas', 'Lena', 'Stefan', 'Miriam', 'Felix', 'Anke', 'Tobias', 'Julia', 'Matthias'],
  es: ['Lucía', 'Javier', 'Marta', 'Diego', 'Elena', 'Pablo'],
  it: ['Giulia', 'Marco', 'Chiara', 'Luca', 'Elisa', 'Davide'],
};
const INITIALS = 'A B C D E F G H K L M N P R S T V W'.split(' ');

/** How a past customer signs: a first name and an initial. */
export const displayName = (dice: Dice, language: ReviewLanguage): string => `${dice.pick(FIRST_NAMES[language])} ${dice.pick(INITIALS)}.`;
