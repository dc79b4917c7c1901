import { useState } from 'react';
import { failureText } from '#src/base/i18n/failure-text.ts';
import type { Words } from '#src/base/i18n/words.ts';

export interface Sending {
  readonly busy: boolean;
  /** What went wrong, in words; empty: nothing. */
  readonly problem: string;
  readonly setProblem: (text: string) => void;
  /** Works, says so meanwhile, and afterwards what went wrong. `onFailure` may find a better place for it and answers true then. */
  readonly send: (work: () => Promise<void>, onFailure?: (failure: unknown) => boolean | Promise<boolean>) => Promise<void>;
}

/** One press of a form: busy while it works, with the words of its failure (spec 1 §8). What was typed is the form's and stays. */
export const useSending = (words: Words): Sending => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  return {
    busy,
    problem,
    setProblem,
    send: async (work, onFailure) => {
      setBusy(true);
      setProblem('');
      try {
        await work();
      } catch (failure) {
        if (!(await onFailure?.(failure))) setProblem((await failureText(words, failure)).text);
      } finally {
        setBusy(false);
      }
    },
  };
};
