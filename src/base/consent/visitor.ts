import * as z from 'zod/mini';
import { CONSENT_PERFORMANCE, CONSENT_TARGETING } from '#contract/constants.ts';
import type { ConsentCategory } from '#contract/consent.ts';
import { consent } from './consent.ts';

/** The id alone, as text: a withdrawal reads it (erase-stored.ts). */
const VISITOR_KEY = 'waymark.visitor';

export interface VisitorPorts {
  /** Throws where storage is forbidden. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly newId: () => string;
  readonly granted: (category: ConsentCategory) => boolean;
  readonly subscribe: (listener: () => void) => unknown;
}

/**
 * The one random id of this device: visitor of the data layer, customer of the decision engine, user of experiments. It names no person, is made when it is
 * first needed, and is kept while one of the two consents stands. The inventory deletes it.
 */
export const createVisitor = ({ storage, newId, granted, subscribe }: VisitorPorts) => {
  const isKept = (): boolean => granted(CONSENT_PERFORMANCE) || granted(CONSENT_TARGETING);
  /** Where storage is forbidden or full. */
  let inPage: string | undefined;
  subscribe(() => {
    if (!isKept()) inPage = undefined;
  });
  return {
    /** Without consent each call answers another id, and nothing is kept. */
    id: (): string => {
      if (!isKept()) return newId();
      try {
        const kept = z.uuid().safeParse(storage().getItem(VISITOR_KEY));
        if (kept.success) return kept.data;
        const made = inPage ?? newId();
        storage().setItem(VISITOR_KEY, made);
        return made;
      } catch {
        inPage ??= newId();
        return inPage;
      }
    },
  };
};

export const visitor = createVisitor({
  storage: () => localStorage,
  newId: () => crypto.randomUUID(),
  granted: consent.granted,
  subscribe: consent.subscribe,
});
