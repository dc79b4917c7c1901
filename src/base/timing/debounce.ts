/** A call that waits until things have been quiet for `wait` ms, but never longer than `maxWait` after the first. */
export const debounce = (call: () => void, wait: number, maxWait: number) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let first: number | undefined;
  const run = (): void => {
    timer = undefined;
    first = undefined;
    call();
  };
  const debounced = (): void => {
    const now = Date.now();
    first ??= now;
    clearTimeout(timer);
    timer = setTimeout(run, Math.max(0, Math.min(wait, first + maxWait - now)));
  };
  return Object.assign(debounced, {
    cancel: (): void => {
      clearTimeout(timer);
      timer = undefined;
      first = undefined;
    },
  });
};
