import { useCallback } from 'react';
import { errors, isErrorCode } from '#contract/errors/errors.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';

/** Words for the code that a change of person ended with. */
export const useExplain = (): ((code: string | undefined) => Promise<string>) => {
  const i18n = useI18n('account');
  return useCallback(
    async (code) => {
      await i18n.load('errors');
      return i18n.t(code !== undefined && isErrorCode(code) && i18n.has(errors[code].messageKey) ? errors[code].messageKey : 'error.signInFailed');
    },
    [i18n],
  );
};
