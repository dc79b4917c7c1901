import { whileHere } from '#db/storage/while-here.ts';
import type { DraftDatabase } from './draft-database.ts';

export interface KeptAnswers {
  /** Asks; where nobody answers, gives what was answered last. Any other failure is passed on. */
  readonly ask: <T>(key: string, question: () => Promise<T>) => Promise<T>;
}

/** What the content service last answered to an editor, so that a document that was opened before can be written without a network. */
export const createKeptAnswers = (database: DraftDatabase, isNoAnswer: (error: unknown) => boolean): KeptAnswers => ({
  ask: async <T>(key: string, question: () => Promise<T>): Promise<T> => {
    try {
      const value = await question();
      // A full disk costs the copy, not the answer.
      await whileHere(() => database.answers.put({ key, value })).catch(() => undefined);
      return value;
    } catch (error) {
      if (!isNoAnswer(error)) throw error;
      const kept = await whileHere(() => database.answers.get(key)).catch(() => undefined);
      if (!kept) throw error;
      return kept.value as T;
    }
  },
});
