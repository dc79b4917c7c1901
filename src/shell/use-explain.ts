import { useCallback } from 'react';
import { errors, isErrorCode } from '#contract/errors/errors.ts';
import { useWords } from '#src/base/i18n/use-words.ts';

/** Words for the code that a change of person ended with. */
export const useExplain = (): ((code: string | undefined) => Promise<string>) => {
  const words = useWords('account');
  return useCallback(
    async (code) => {
      await words.load('errors');
      return words.t(code !== undefined && isErrorCode(code) && words.has(errors[code].messageKey) ? errors[code].messageKey : 'error.signInFailed');
    },
    [words],
  );
};
