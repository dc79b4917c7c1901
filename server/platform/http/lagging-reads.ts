import type { CallRow } from '#contract/calls/call.ts';
import type { CallName } from '#contract/calls/calls.ts';

/** Parts of services whose changes show in public reads: reviews, questions, photos, content, and what moderators decide. */
const SHOWN = /^(?:products|moderation|contentAdmin|photo)\./;

/**
 * Whether a call may be answered from a standby: everybody gets the same answer, and what a person has just written is no part of it, or was waited for.
 * Versioned parts are asked for by a version that a device has already seen, which a standby may not have yet.
 */
export const mayLag = ({ access, effect, immutable }: Pick<CallRow, 'access' | 'effect' | 'immutable'>): boolean =>
  access === 'public' && effect === 'read' && !immutable;

/** Whether a change shows in calls that may lag: its answer waits until they show it. Stock, which every order changes, may be some seconds old anyway. */
export const isShownToAll = (name: CallName, { effect }: Pick<CallRow, 'effect'>): boolean =>
  name === 'consumer.erase' || (effect !== 'read' && SHOWN.test(name));
