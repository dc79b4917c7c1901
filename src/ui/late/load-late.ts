import { firstIntent } from './first-intent.ts';

/** A promise that says synchronously whether it is fulfilled, as React's `use` understands it: no fallback for what is there. */
type Told<T> = Promise<T> & { status?: string; value?: T };

const online = (): Promise<void> => new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }));

/** Loads again when the network is back: a part that is missing leaves what the server wrote, and never fails the page. */
const patiently = async <T>(load: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await load();
    } catch {
      await online();
    }
  }
};

/** A loader that is called at most once: at the first sign of intent, or at once when it is asked for with `now`. */
export const loadLate = <T>(load: () => Promise<T>): ((now: boolean) => Promise<T>) => {
  let begin: () => void = () => undefined;
  let loading: Promise<T> | undefined;
  return (now) => {
    if (!loading) {
      const wanted = new Promise<void>((resolve) => {
        begin = resolve;
        void firstIntent().then(resolve);
      });
      const started: Told<T> = wanted.then(() => patiently(load));
      void started.then((value) => {
        started.status = 'fulfilled';
        started.value = value;
      });
      loading = started;
    }
    if (now) begin();
    return loading;
  };
};
