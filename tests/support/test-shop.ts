/** One seeded shop is made for all tests; each worker of the runner starts from a copy of its folder. */
export const TEMPLATE = '.build/shop-template';

/**
 * Address of the shop in every browser of the tests. Browsers bind storage to the address with its port, and a profile that was saved in one run must be
 * valid in the next one: the address is always the same, and each browser is told where it leads. Names below `localhost` count as secure.
 */
export const SHOP_URL = 'http://shop.localhost';

/** Flag of a browser for which the shop's address leads to that port of this machine. */
export const leadsTo = (port: number): string => `--host-resolver-rules=MAP shop.localhost:80 127.0.0.1:${port}`;
