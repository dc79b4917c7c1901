import { useRef } from 'react';
import { newId } from '#db/mutations/new-id.ts';
import { isSilence } from '#src/base/api/is-silence.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';
import { type Sending, useSending } from './use-sending.ts';

export interface KeyedSending extends Omit<Sending, 'send'> {
  /**
   * Asks the shop for a change, under an idempotency key. Where no answer came the next press sends the same key, so that the change is made once
   * at most; a press while one is under way is none.
   * @param about what is asked for: something else gets a key of its own
   */
  readonly run: (about: string, work: (key: string) => Promise<void>, onFailure?: (failure: unknown) => boolean) => Promise<void>;
}

export const useKeyedSending = (i18n: I18n): KeyedSending => {
  const { send, ...sending } = useSending(i18n);
  const running = useRef(false);
  const unanswered = useRef<{ readonly about: string; readonly key: string } | undefined>(undefined);
  return {
    ...sending,
    run: async (about, work, onFailure) => {
      if (running.current) return;
      running.current = true;
      const asked = unanswered.current?.about === about ? unanswered.current : { about, key: newId() };
      unanswered.current = undefined;
      try {
        await send(
          () => work(asked.key),
          (failure) => {
            if (isSilence(failure)) unanswered.current = asked;
            return onFailure?.(failure) ?? false;
          },
        );
      } finally {
        running.current = false;
      }
    },
  };
};
