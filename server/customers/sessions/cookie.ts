import { TOKEN_PATTERN } from '#server/platform/tokens.ts';

/** `__Host-`: secure, for this host alone, for every path. What browsers are given at http://localhost: loopback-cookies.ts. */
export const SESSION_COOKIE = '__Host-waymark-session';

/** @param maxAge seconds the browser keeps it */
export const sessionCookie = (token: string, maxAge: number): string =>
  `${SESSION_COOKIE}=${token}; Path=/; Max-Age=${maxAge}; HttpOnly; Secure; SameSite=Lax`;

export const endedSessionCookie = (): string => `${SESSION_COOKIE}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax`;

/** The value of a cookie in a Cookie header; undefined where there is none of that name. */
export const readCookie = (header: string | undefined, name: string): string | undefined => {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
};

/** The token of a Cookie header; undefined where it is missing or cannot be one. */
export const readSessionCookie = (header: string | undefined): string | undefined => {
  const token = readCookie(header, SESSION_COOKIE);
  return token !== undefined && TOKEN_PATTERN.test(token) ? token : undefined;
};

/** Tells a device that has signed in before. */
export const DEVICE_COOKIE = '__Host-waymark-device';

export const readDeviceCookie = (header: string | undefined): string | undefined => {
  const token = readCookie(header, DEVICE_COOKIE);
  return token !== undefined && TOKEN_PATTERN.test(token) ? token : undefined;
};
