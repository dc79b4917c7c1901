/** Where somebody goes on after signing in: an address of this shop and nothing else, however it was asked for. */
export const safeReturn = (wanted: unknown, home: string): string =>
  typeof wanted === 'string' && /^\/[a-z]{2}-[a-z]{2}(?:[/?#]|$)/.test(wanted) && !wanted.includes('\\') ? wanted : home;
