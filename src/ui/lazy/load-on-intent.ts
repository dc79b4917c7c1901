import { firstIntent } from './first-intent.ts';
import { importWithRetry } from './import-with-retry.ts';

/** Says synchronously that a promise is fulfilled, as React's `use` understands it: no fallback for what is there. */
const tell = async (promise: Promise<unknown>): Promise<void> => {
  const value = await promise;
  void Object.assign(promise, { status: 'fulfilled', value });
};

/** A loader that is called at most once: at the first sign of intent, or at once when it is asked for with `now`. */
export const loadOnIntent = <T>(load: () => Promise<T>): ((now: boolean) => Promise<T>) => {
  let begin: () => void = () => undefined;
  let loading: Promise<T> | undefined;
  const start = (): Promise<T> => {
    const wanted = new Promise<void>((resolve) => {
      begin = resolve;
      void firstIntent().then(resolve);
    });
    const started = wanted.then(() => importWithRetry(load));
    void tell(started);
    return started;
  };
  return (now) => {
    loading ??= start();
    if (now) begin();
    return loading;
  };
};
