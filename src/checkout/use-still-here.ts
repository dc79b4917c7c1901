import { useCallback, useEffect, useRef } from 'react';

/** Tells whether the part that asks is still on the page: what was sent from it may be answered after the shopper has gone on. */
export const useStillHere = (): (() => boolean) => {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
};
