import type { LocaleId } from './locales.ts';

/**
 * What page, workers and service worker say to each other. Truth is in the database: a message only wakes somebody who then
 * reads it, so a lost one delays and never loses.
 */

/** Page to service worker. `SKIP_WAITING` is spelled as Workbox's own window library sends it. */
export type ToWorker =
  | { readonly type: 'SKIP_WAITING' }
  | { readonly type: 'locale'; readonly locale: LocaleId }
  /** What this page shows is worth having for the next visit to its address. */
  | { readonly type: 'keep' }
  /** Somebody has signed out: the documents of the pages that were visited go. */
  | { readonly type: 'forget-visited' }
  /** The device is idle: fetch what the first installation left out. Answered on the port that comes along, with whether all of it is there. */
  | { readonly type: 'fetch-rest' }
  /** Something waits in the outbox: drain it. */
  | { readonly type: 'replay' }
  /** The next version is to take over now: what is only being read is broken off, because a browser lets a worker end what it has begun. */
  | { readonly type: 'give-way' };

/** Service worker to page: a background refresh brought another answer than the one that was shown. */
export interface CatalogueChanged {
  readonly type: 'catalogue-changed';
  readonly url: string;
}

/** Service worker to page: whether the shop answered what was asked behind the caches. */
export interface ReachNoted {
  readonly type: 'reach';
  readonly ok: boolean;
}

export type ToPage = CatalogueChanged | ReachNoted;

/** Between all of them, on one BroadcastChannel. */
export const CHANNEL = 'waymark';
export type Broadcast =
  /** The outbox of a lane, or its snapshot, changed. */
  | { readonly type: 'changed'; readonly lane: string }
  /** Another session than before: sign-in, sign-out, renewal as another guest. */
  | { readonly type: 'session'; readonly subject: string | null };
