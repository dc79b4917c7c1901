export interface LazyLoader<Args extends unknown[], Answer> {
  (...args: Args): Promise<Answer>;
  /** Fetches the module before the first call. */
  readonly loadNow: () => Promise<unknown>;
}

/**
 * A function of a module that is fetched with the first call, in the router's place for it (`scripts/vite/loaders-once.ts`). The router imports the module
 * anew with each call: an import of what is there takes a turn of its own, which waits behind all that is being drawn, and with it the request for the next page.
 */
export const lazyLoader = <Key extends string, Args extends unknown[], Answer>(
  load: () => Promise<Record<Key, (...args: Args) => Answer | Promise<Answer>>>,
  key: Key,
): LazyLoader<Args, Answer> => {
  let loaded: Record<Key, (...args: Args) => Answer | Promise<Answer>> | undefined;
  const lazy = async (...args: Args): Promise<Answer> => (loaded ?? (await lazy.loadNow()))[key](...args);
  lazy.loadNow = async () => (loaded ??= await load());
  return lazy;
};
