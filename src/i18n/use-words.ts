import { createContext, use } from 'react';
import type { Part, Words } from './words.ts';

export const WordsContext = createContext<Words | undefined>(undefined);

/** The words of the page. Naming a part suspends until it is there; `core` always is. */
export const useWords = (part: Part = 'core'): Words => {
  const words = use(WordsContext);
  if (!words) throw new Error('useWords needs a WordsContext above it');
  // Always asked, never only while it is missing: React wants the same uses in every render. A part that is there answers at once.
  use(words.load(part));
  return words;
};
