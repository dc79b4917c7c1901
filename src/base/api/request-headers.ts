import { type Preview, previewIn } from '#contract/client/preview.ts';
import { arrival } from './arrival.ts';

const SESSION_KEY = 'waymark-session-id';
let session: string | undefined;

/** Id of this visit for the authentication and consumer services (spec 2 §7): it names a visit, it opens nothing. */
export const sessionId = (): string => {
  session ??= stored();
  return session;
};

const stored = (): string => {
  const made = crypto.randomUUID();
  try {
    const known = sessionStorage.getItem(SESSION_KEY);
    if (known) return known;
    sessionStorage.setItem(SESSION_KEY, made);
  } catch {
    // Storage may be forbidden: then a page is a visit.
  }
  return made;
};

/** Content preview, asked for in the address: `?preview=true&previewDateTime=...` (spec 2 §2). */
export const previewOf = (search: string = location.search): Preview | undefined => previewIn(search);

/** Where the shopper came from to join: sent with the loyalty token (spec 2 §2). */
export const leadSource = (search: string = location.search): string | undefined =>
  new URLSearchParams(search).get('leadSource') ?? arrival().leadSource;

export const inWebView = (mark: string, userAgent: string = navigator.userAgent): boolean => userAgent.includes(mark);
