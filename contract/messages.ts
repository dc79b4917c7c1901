import type { LocaleId } from './locales.ts';

/**
 * What page, worker and service worker say to each other. Truth is in the database: a message only wakes somebody who then
 * reads it, so a lost one delays and never loses.
 */

/** Page to service worker, by postMessage. */
export type ToServiceWorker =
  /** The shopper agreed to the new version. */
  | { readonly type: 'skip-waiting' }
  /** Answered on the message's port with a `ServiceWorkerVersion`. */
  | { readonly type: 'version' }
  /** Something waits in the outbox: drain it. */
  | { readonly type: 'replay' }
  /** Answered on the message's port with a `CachedList`. */
  | { readonly type: 'cached-list' }
  /** Sign-out: forget what is not everybody's. */
  | { readonly type: 'forget' };

export interface ServiceWorkerVersion {
  readonly version: string;
  readonly locales: readonly LocaleId[];
}

/** Addresses of pages and catalogue answers that are on the device. */
export interface CachedList {
  readonly addresses: readonly string[];
}

/** Service worker to its pages, by postMessage. */
export type FromServiceWorker =
  /** An answer that a page shows was refreshed behind its back. */
  | { readonly type: 'refreshed'; readonly address: string }
  /** The bot challenge, met while replaying: only a page can take it. */
  | { readonly type: 'challenge'; readonly appId: string; readonly correlationId: string };

/** Between all of them, on one BroadcastChannel. */
export const CHANNEL = 'waymark';
export type Broadcast =
  /** The outbox of a lane, or its snapshot, changed. */
  | { readonly type: 'changed'; readonly lane: string }
  /** Another session than before: sign-in, sign-out, renewal as another guest. */
  | { readonly type: 'session'; readonly subject: string | null }
  /** A tab took over a new version: the others may reload when it is safe. */
  | { readonly type: 'activated'; readonly version: string };

const TYPES = new Set<string>(['skip-waiting', 'version', 'replay', 'cached-list', 'forget', 'refreshed', 'challenge', 'changed', 'session', 'activated']);

/** Whether something that arrived is one of ours: extensions and tools speak on the same channels. */
export const isMessage = (data: unknown): data is ToServiceWorker | FromServiceWorker | Broadcast =>
  typeof data === 'object' && data !== null && 'type' in data && typeof data.type === 'string' && TYPES.has(data.type);
