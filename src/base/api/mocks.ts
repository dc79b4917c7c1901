import { createMockPaths, type MockPath } from '#contract/client/mock-paths.ts';
import type { MockPort } from '#contract/client/client.ts';

export const MOCKS_KEY = 'waymark-mock-paths';

/** Paths mocked by the settings and by whoever tries something: a JSON list under `waymark-mock-paths` in local storage. Never in production. */
export const pageMocks = (configured: readonly MockPath[]): MockPort | undefined => {
  const paths = [...triedOut(), ...configured];
  return paths.length > 0 ? createMockPaths(paths) : undefined;
};

const triedOut = (): readonly MockPath[] => {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(MOCKS_KEY) ?? '[]');
    return Array.isArray(list) ? (list as MockPath[]) : [];
  } catch {
    return [];
  }
};
