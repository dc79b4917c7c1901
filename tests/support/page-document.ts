import { vi } from 'vitest';

/** As much of a document as what stands behind the screens touches: it is being looked at, and it has cookies. */
const createPageDocument = () => {
  const cookies = new Set<string>();
  return {
    visibilityState: 'visible',
    addEventListener: () => {},
    removeEventListener: () => {},
    get cookie(): string {
      return [...cookies].join('; ');
    },
    set cookie(text: string) {
      const [pair = ''] = text.split(';');
      if (text.includes('Max-Age=0;')) cookies.delete(pair);
      else cookies.add(pair);
    },
  };
};

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const EMPTY: Kept = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

interface PageStubs {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Absent: nothing is kept there. */
  readonly localStorage?: Kept;
  readonly sessionStorage?: Kept;
}

/** As much of a browser as what stands behind the screens touches outside the database. */
export const stubPage = ({ fetch, localStorage = EMPTY, sessionStorage = EMPTY }: PageStubs): void => {
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('sessionStorage', sessionStorage);
  vi.stubGlobal('location', { pathname: '/en-us/p/x', search: '' });
  vi.stubGlobal('document', createPageDocument());
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('navigator', { onLine: true, userAgent: 'test' });
  vi.stubGlobal('fetch', fetch);
};

/**
 * A test has no browser that ends a page with its timers: one that had met silence would ask for the shop again while the next test runs, or look at a
 * document that is no more. What was under way may still begin that: the stubs of a page stay until its file ends.
 */
export const leavePage = async (): Promise<void> => (await import('#src/base/connectivity/reach.ts')).noteReach(true);
