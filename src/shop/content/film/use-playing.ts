import { type RefObject, use, useEffect, useRef, useState } from 'react';
import { savesData } from '#src/base/connectivity/saves-data.ts';
import { logFailure } from '#src/base/observation/log-failure.ts';
import { SlidesPaused } from '#ui/carousel/slides-paused.ts';

/** How much of a film has to be seen for it to play. */
const IN_VIEW = 0.5;

/** What moves by itself is not wanted by whoever has asked for less motion, or for less data. */
const mayStartByItself = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches && !savesData();

/** A film that is paused before its first picture has come, as when it is scrolled past, has not failed. */
const notStarted = (error: unknown): void => {
  if (!(error instanceof DOMException && error.name === 'AbortError')) logFailure('A film did not start', error);
};

interface Playing {
  readonly isPlaying: boolean;
  /** It has played: before that its first picture is not even asked for. */
  readonly hasStarted: boolean;
  readonly toggle: () => void;
}

/**
 * Plays and pauses a film. It runs only while it is in view and its carousel is not stopped, and comes back as the shopper left it. A film that starts by
 * itself is muted: no browser would start another.
 */
export const usePlaying = (
  ref: RefObject<HTMLVideoElement | null>,
  options: { readonly startsByItself: boolean; readonly isLazy: boolean },
): Playing => {
  const { startsByItself, isLazy } = options;
  const slidesPaused = use(SlidesPaused);
  const [isPlaying, setPlaying] = useState(false);
  const [hasStarted, setStarted] = useState(false);
  const follow = useRef<(change: { readonly inView?: boolean; readonly slidesPaused?: boolean }) => void>(undefined);

  useEffect(() => {
    const film = ref.current;
    if (!film) return undefined;
    let wanted = startsByItself && mayStartByItself();
    let inView = false;
    let stopped = false;
    /** The next pause is ours, and no wish of the shopper's. */
    let isHolding = false;
    if (startsByItself) film.muted = true;
    const run = (): void => {
      if (wanted && film.paused) film.play().catch(notStarted);
    };
    follow.current = (change) => {
      const before = inView && !stopped;
      inView = change.inView ?? inView;
      stopped = change.slidesPaused ?? stopped;
      const now = inView && !stopped;
      if (now === before) return;
      if (now) run();
      else if (!film.paused) {
        isHolding = true;
        film.pause();
      }
    };
    const onPlay = (): void => {
      wanted = true;
      setPlaying(true);
      setStarted(true);
    };
    const onPause = (): void => {
      setPlaying(false);
      if (!isHolding) wanted = false;
      isHolding = false;
    };
    film.addEventListener('play', onPlay);
    film.addEventListener('pause', onPause);
    film.addEventListener('ended', onPause);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (entry.isIntersecting && !isLazy && !savesData()) film.preload = 'metadata';
        follow.current?.({ inView: entry.intersectionRatio >= IN_VIEW });
      },
      { threshold: [0, IN_VIEW] },
    );
    observer.observe(film);
    return () => {
      observer.disconnect();
      film.removeEventListener('play', onPlay);
      film.removeEventListener('pause', onPause);
      film.removeEventListener('ended', onPause);
      follow.current = undefined;
    };
  }, [ref, startsByItself, isLazy]);
  useEffect(() => follow.current?.({ slidesPaused }), [slidesPaused]);

  const toggle = (): void => {
    const film = ref.current;
    if (!film) return;
    if (film.paused) film.play().catch(notStarted);
    else film.pause();
  };
  return { isPlaying, hasStarted, toggle };
};
