import '#contract/calls/wire-components.gen.ts';
import { wire } from '#contract/calls/wire.gen.ts';

/** Parts of the offline catalogue are stored by its worker (workers/catalogue), and an old manifest would be of no use. */
const isOfOfflineCatalogue = (name: string): boolean => name.startsWith('products.offlineCatalogue');

const patterns = Object.entries(wire)
  .filter(([name, [method, , access]]) => method === 'GET' && access === 'public' && !isOfOfflineCatalogue(name))
  .map(([, row]) => row)
  .map(([, path]) => new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`));

/**
 * Only what the contract calls public may be kept, and only when it was asked for without credentials: a personal answer
 * can then not enter a cache even by mistake.
 */
export const isPublicRead = (request: Request, url: URL): boolean =>
  request.method === 'GET' && request.credentials === 'omit' && patterns.some((pattern) => pattern.test(url.pathname));
