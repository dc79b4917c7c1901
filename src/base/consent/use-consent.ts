import { useSyncExternalStore } from 'react';
import type { ConsentFacts } from '#contract/consent.ts';
import { consent } from './consent.ts';

const snapshot = (): string => JSON.stringify(consent.facts());
const onServer = (): null => null;

/** What the consent rests on now; null where the server draws, which knows nobody's. */
export const useConsent = (): ConsentFacts | null => {
  const text = useSyncExternalStore(consent.subscribe, snapshot, onServer);
  return text === null ? null : (JSON.parse(text) as ConsentFacts);
};
