import { parse as parseUuid } from 'uuid';

/** What passkeys are bound to: another site's open nothing here, and ours nothing there. */
export interface PasskeySite {
  /** Host without port: a name, or `localhost`. Browsers make none for an address of numbers. */
  readonly rpId: string;
  readonly origin: string;
  /** Shown when one is made. */
  readonly name: string;
}

/** @param publicUrl origin that the shop is configured with; never taken from a request */
export const passkeySite = (publicUrl: string): PasskeySite => ({ rpId: new URL(publicUrl).hostname, origin: publicUrl, name: 'Waymark' });

/** Name of the account in its passkeys: the bytes of its id, which say nothing about the person. */
export const handleOf = (accountId: string): string => Buffer.from(parseUuid(accountId)).toString('base64url');

/** The challenge in what the browser signed; undefined where it is no such document. */
export const challengeIn = (clientDataJSON: string): string | undefined => {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
};
