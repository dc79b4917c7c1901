/** Cookies between the names that the shop uses and those that the browser of a request keeps. */
export interface CookieNames {
  /** The Cookie header of a request, with the shop's names. */
  readonly heard: (request: Request) => string | undefined;
  /** A Set-Cookie line of the shop, as the browser of the request keeps it. */
  readonly said: (line: string, request: Request) => string;
}

const PREFIX = '__Host-';
const PLAIN = /^waymark-(?:session|device)=/;
const LOOPBACK = /^(?:localhost|(?:.+\.)localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

const isLoopback = (address: string): boolean => LOOPBACK.test(new URL(address).hostname);

const asIs: CookieNames = {
  heard: (request) => request.headers.get('Cookie') ?? undefined,
  said: (line) => line,
};

const rename = (header: string): string =>
  header
    .split(';')
    .map((pair) => pair.trim())
    // One of a release before, whose token was followed by others: shown again it would end the session.
    .filter((pair) => !pair.startsWith(PREFIX))
    .map((pair) => (PLAIN.test(pair) ? PREFIX + pair : pair))
    .join('; ');

/**
 * WebKit keeps no `Secure` cookie, and so none with `__Host-`, of http://localhost; Chromium and Firefox do. A shop whose public address is plain
 * HTTP on the loopback interface does without both towards a browser that calls it by a loopback name. Any other shop keeps both, whoever calls it.
 */
export const cookieNames = (publicUrl: string): CookieNames => {
  if (!publicUrl.startsWith('http:') || !isLoopback(publicUrl)) return asIs;
  return {
    heard: (request) => {
      const header = asIs.heard(request);
      return header !== undefined && isLoopback(request.url) ? rename(header) : header;
    },
    said: (line, request) => (isLoopback(request.url) ? line.replace(PREFIX, '').replace('; Secure', '') : line),
  };
};
