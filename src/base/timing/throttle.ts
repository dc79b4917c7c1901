import { THROTTLE_MS } from '#contract/constants.ts';

/** A call that is made at once, and again at most every `wait` ms as long as it is asked for; the last one asked for is always made. */
export const throttle = (call: () => void, wait: number = THROTTLE_MS) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
    isAsked = false;
  };
  const throttled = (): void => {
    isAsked = timer !== undefined;
    if (isAsked) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (isAsked) throttled();
    }, wait);
    call();
  };
  return Object.assign(throttled, { cancel });
};
