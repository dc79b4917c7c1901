import { MOCK_STATUS } from '../constants.ts';
import type { MockPort } from './client.ts';

export interface MockPath {
  /** `GET /products/v2/search/*`, or a path alone for every method; `*` stands for anything. Without locale and query. */
  readonly path: string;
  readonly status?: number;
  readonly body: unknown;
  readonly delayMs?: number;
}

const matcher = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.*')}$`,
  );

/** Mocked paths for tests and trials; production builds never have them (spec 1 §7, §9). The first that matches answers. */
export const createMockPaths = (paths: readonly MockPath[]): MockPort => {
  const rows = paths.map((mock) => ({ ...mock, matches: matcher(mock.path.includes(' ') ? mock.path : `* ${mock.path}`) }));
  return (_, method, url) => {
    const { pathname } = new URL(url, 'http://shop.invalid');
    const found = rows.find((row) => row.matches.test(`${method} ${pathname}`));
    if (!found) return undefined;
    const answer = (): Response => Response.json(found.body, { status: found.status ?? MOCK_STATUS });
    return found.delayMs ? new Promise((resolve) => setTimeout(() => resolve(answer()), found.delayMs)) : Promise.resolve(answer());
  };
};
