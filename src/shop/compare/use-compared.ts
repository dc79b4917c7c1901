import { useSyncExternalStore } from 'react';
import { compared, type Compared } from './compared.ts';

const NONE: readonly Compared[] = [];

/** The products that are compared, redrawn when they change in this tab or another. On the server there are none. */
export const useCompared = (): readonly Compared[] => useSyncExternalStore(compared.subscribe, compared.state, () => NONE);

/** Whether a style is one of them: a card is not drawn again for what happens to the others. */
export const useIsCompared = (id: string): boolean =>
  useSyncExternalStore(
    compared.subscribe,
    () => compared.state().some((entry) => entry.id === id),
    () => false,
  );
