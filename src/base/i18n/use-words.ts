import { createContext, use } from 'react';
import type { Part, Words } from './words.ts';

export const WordsContext = createContext<Words | undefined>(undefined);

/** The words of the page. Naming parts suspends until they are there, and asks for all of them at once; `core` always is. */
export const useWords = (...parts: readonly Part[]): Words => {
  const words = use(WordsContext);
  if (!words) throw new Error('useWords needs a WordsContext above it');
  // Always asked, never only while it is missing: React wants the same uses in every render. A part that is there answers at once.
  for (const brought of parts.map((part) => words.bring(part))) use(brought);
  return words;
};
