import { useState } from 'react';
import { failureText } from '#src/base/i18n/failure-text.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';

export interface Sending {
  readonly busy: boolean;
  /** What went wrong, in words; empty: nothing. */
  readonly problem: string;
  readonly setProblem: (text: string) => void;
  /** Works, says so meanwhile, and afterwards what went wrong. `onFailure` may find a better place for it and answers true then. */
  readonly send: (work: () => Promise<void>, onFailure?: (failure: unknown) => boolean | Promise<boolean>) => Promise<void>;
}

/** One press of a form: busy while it works, with the words of its failure (spec 1 §8). What was typed is the form's and stays. */
export const useSending = (i18n: I18n): Sending => {
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
        if (!(await onFailure?.(failure))) setProblem((await failureText(i18n, failure)).text);
      } finally {
        setBusy(false);
      }
    },
  };
};
