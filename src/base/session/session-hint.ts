import type { ConsumerType } from '#contract/accounts.ts';
import type { Session } from '#contract/calls/auth.ts';
import type { Identity } from '#db/mutations/mutation.ts';

const KEY = 'waymark.session';

/** Who uses the device, as far as a screen has to know before any database is open. The truth is the cookie's session; this opens nothing. */
export interface SessionHint {
  readonly type: Session['type'];
  /** Opaque; null: nobody that the shop knows yet. */
  readonly subject: string | null;
  /** Absent until the shop has said. */
  readonly consumerType?: ConsumerType;
}

export const NOBODY_YET: SessionHint = { type: 'Guest', subject: null };

const listeners = new Set<() => void>();
let hint = NOBODY_YET;
let text: string | null = null;

function read(): void {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept === text) return;
    text = kept;
    const known = JSON.parse(kept ?? 'null') as SessionHint | null;
    hint = known?.type === 'Registered' && typeof known.subject === 'string' ? known : NOBODY_YET;
  } catch {
    // Forbidden storage: who has just signed in is known to this page alone.
  }
}

/** The session of now. Only a registered one is written down. */
export const currentSession = (): SessionHint => {
  read();
  return hint;
};

/** The session when this page began: what it shows at first is of this one. */
export const sessionAtStart = currentSession();

/** Calls back whenever somebody else uses the device, also where another tab says so. */
export function subscribeSession(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', heard);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', heard);
  };
}

const heard = ({ key }: StorageEvent): void => {
  if (key === KEY || key === null) tell();
};

const tell = (): void => {
  for (const listener of listeners) listener();
};

function keep(next: SessionHint): void {
  const before = currentSession();
  if (before.type === next.type && before.subject === next.subject && before.consumerType === next.consumerType) return;
  hint = next;
  try {
    if (next.type === 'Registered') localStorage.setItem(KEY, JSON.stringify(next));
    else localStorage.removeItem(KEY);
    text = localStorage.getItem(KEY);
  } catch {
    text = null;
  }
  tell();
}

const types = new Map<string, ConsumerType>();

/** What the shop says that an account is. Who uses the device is said by the device alone, once it has made the change. */
export const hearConsumerType = ({ subject, consumerType }: Partial<Pick<Session, 'subject' | 'consumerType'>>): void => {
  if (subject === undefined || consumerType === undefined) return;
  types.set(subject, consumerType);
  if (currentSession().subject === subject) keep({ type: 'Registered', subject, consumerType });
};

/** What the device has written down of who uses it: may be another tab's doing, or the service worker's. */
export const noteIdentity = (identity: Identity | null): void => {
  const { subject, type } = currentSession();
  if (identity?.type !== 'Registered') {
    if (type === 'Registered') keep(NOBODY_YET);
  } else if (subject !== identity.subject) {
    const consumerType = types.get(identity.subject);
    keep({ type: 'Registered', subject: identity.subject, ...(consumerType && { consumerType }) });
  }
};
