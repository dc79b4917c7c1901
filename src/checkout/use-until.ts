import { useCallback, useEffect, useRef } from 'react';

/** Gives a promise that resolves once the page was drawn with `holds` true; at once where it already is. */
export const useUntil = (holds: boolean): (() => Promise<void>) => {
  const state = useRef({ holds, waiting: [] as (() => void)[] });
  useEffect(() => {
    state.current.holds = holds;
    if (holds) for (const resolve of state.current.waiting.splice(0)) resolve();
  }, [holds]);
  return useCallback(
    () =>
      new Promise<void>((resolve) => {
        if (state.current.holds) resolve();
        else state.current.waiting.push(resolve);
      }),
    [],
  );
};
