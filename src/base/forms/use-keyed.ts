import { useRef } from 'react';
import { ApiError } from '#contract/client/client.ts';
import { newId } from '#db/mutations/new-id.ts';

export type Keyed = <T>(change: unknown, send: (key: string) => Promise<T>) => Promise<T>;

/**
 * Sends a change under a key. Where no answer came the same change sent once more has the same key, so that nothing is done twice; an answer,
 * also a no, ends it.
 */
export const useKeyed = (): Keyed => {
  const open = useRef<{ readonly text: string; readonly key: string }>(undefined);
  return async (change, send) => {
    const text = JSON.stringify(change);
    if (open.current?.text !== text) open.current = { text, key: newId() };
    try {
      const answer = await send(open.current.key);
      open.current = undefined;
      return answer;
    } catch (failure) {
      if (failure instanceof ApiError) open.current = undefined;
      throw failure;
    }
  };
};
