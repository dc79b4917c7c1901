/** Addresses below these belong to the service, not to the app. */
const NOT_PAGES = [
  '/provider/',
  '/images/',
  '/assets/',
  '/icons/',
  '/manifest/',
  '/shell/',
  '/fapi/',
  '/decision/',
  '/metrics',
  '/healthz',
  '/readyz',
  '/openapi.json',
  '/api-docs',
  '/sitemap',
  '/robots.txt',
  '/screenshots/',
  '/letters/',
];

/** Whether an address is one of the app's pages, which the shell can show. */
export const isPage = (pathname: string): boolean => !NOT_PAGES.some((prefix) => pathname.startsWith(prefix)) && !/\.[a-z0-9]{2,5}$/i.test(pathname);
