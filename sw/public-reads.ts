import { wire } from '#contract/calls/wire.gen.ts';

const patterns = Object.values(wire)
  .filter(([method, , access]) => method === 'GET' && access === 'public')
  .map(([, path]) => new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`));

/**
 * Only what the contract calls public may be kept, and only when it was asked for without credentials: a personal answer
 * can then not enter a cache even by mistake.
 */
export const isPublicRead = (request: Request, url: URL): boolean =>
  request.method === 'GET' && request.credentials === 'omit' && patterns.some((pattern) => pattern.test(url.pathname));
