import { type FormEvent, useState } from 'react';
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

/** Where somebody looks for stores and counters: what was typed, else where the device is. */
export const usePlace = () => {
  const [place, setPlace] = useState(remembered);
  const [typed, setTyped] = useState(place.query ?? '');
  const [locating, setLocating] = useState<'no' | 'asking' | 'refused'>('no');
  const search = (event: FormEvent): void => {
    event.preventDefault();
    const query = typed.trim();
    setPlace(query ? { query } : {});
    try {
      localStorage.setItem(MEMORY, query);
    } catch {
      // A place that is not remembered is typed again.
    }
  };
  const locate = (): void => {
    setLocating('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating('no');
        setTyped('');
        // Some 1 km is near enough to sort stores by.
        setPlace({ latitude: Math.round(coords.latitude * 100) / 100, longitude: Math.round(coords.longitude * 100) / 100 });
      },
      () => setLocating('refused'),
      { maximumAge: 600_000, timeout: 10_000 },
    );
  };
  return { place, typed, setTyped, locating, search, locate };
};
