import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CONSENT_FUNCTIONAL } from '#contract/constants.ts';
import { consent } from '#src/base/consent/consent.ts';
import type { Place } from './stores-query.ts';

const MEMORY = 'waymark.store-place';

/** The place that was searched last on this device; coordinates are never kept. */
const remembered = (): Place => {
  try {
    const query = localStorage.getItem(MEMORY);
    return query ? { query } : {};
  } catch {
    return {};
  }
};

/**
 * Where somebody looks for stores and counters: what was typed, else where the device is.
 * @param isRight asked before a place that the device has found is used
 */
export const usePlace = (isRight?: (found: { readonly latitude: number; readonly longitude: number }) => Promise<boolean>) => {
  const [place, setPlace] = useState(remembered);
  const [typed, setTyped] = useState(place.query ?? '');
  const [locating, setLocating] = useState<'no' | 'asking' | 'refused'>('no');
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const look = (query: string): void => {
    setPlace(query ? { query } : {});
    try {
      if (consent.granted(CONSENT_FUNCTIONAL)) localStorage.setItem(MEMORY, query);
    } catch {
      // A place that is not remembered is typed again.
    }
  };
  const search = (event: FormEvent): void => {
    event.preventDefault();
    look(typed.trim());
  };
  /** Back to everywhere. */
  const forget = (): void => {
    setTyped('');
    look('');
  };
  const locate = (): void => {
    setLocating('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        // Some 1 km is near enough to sort stores by.
        const found = { latitude: Math.round(coords.latitude * 100) / 100, longitude: Math.round(coords.longitude * 100) / 100 };
        // Whoever has closed the list is asked nothing.
        if (gone.current) return;
        const use = async (): Promise<void> => {
          const right = (await isRight?.(found)) ?? true;
          setLocating('no');
          if (!right) return;
          setTyped('');
          setPlace(found);
        };
        void use();
      },
      () => setLocating('refused'),
      { maximumAge: 600_000, timeout: 10_000 },
    );
  };
  const isAnywhere = place.query === undefined && place.latitude === undefined;
  return { place, isAnywhere, typed, setTyped, locating, search, forget, locate };
};
