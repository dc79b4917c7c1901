import { useSyncExternalStore } from 'react';
import { currentSession, NOBODY_YET, type SessionHint, subscribeSession } from './session-hint.ts';

const onServer = (): SessionHint => NOBODY_YET;

/** Who uses the device: redrawn when somebody signs in or out, here or in another tab. The server draws everybody as a guest. */
export const useSession = (): SessionHint => useSyncExternalStore(subscribeSession, currentSession, onServer);
