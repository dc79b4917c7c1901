import { useSyncExternalStore } from 'react';
import { canUsePasskeys } from './passkeys.ts';

const never = () => () => undefined;
const unknown = (): undefined => undefined;

/** Whether passkeys can be made and used here; undefined in the server's document, which cannot know. */
export const useCanPasskeys = (): boolean | undefined => useSyncExternalStore(never, canUsePasskeys, unknown);
