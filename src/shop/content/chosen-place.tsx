import { ScriptOnce } from '@tanstack/react-router';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { chooseShown } from '#src/personalisation/choose-shown.ts';

/** For a place that shows one of its options: React leaves `hidden` alone after the first drawing, because what is shown changes with what happens on the device. */
export const useChosenPlace = <E extends HTMLElement>(): RefObject<E | null> => {
  const place = useRef<E>(null);
  useLayoutEffect(() => {
    const { current } = place;
    // Drawn by the server it has been chosen already, and is not moved under somebody's eyes.
    if (current && !current.querySelector(':scope > [data-chosen]')) chooseShown(current);
  });
  return place;
};

/**
 * Chooses while the document is parsed, before anything of the place is painted: for its parent, or for the place of a flag somewhere in it. A parser may stop and
 * let the browser paint at a script, so it stands behind everything that the choice could move.
 */
export const ChooseNow = ({ within = false }: { readonly within?: boolean }) => {
  if (!import.meta.env.SSR) return null;
  return <ScriptOnce>{`(${String(chooseShown)})(document.currentScript.parentElement${within ? '.querySelector("[data-flag]")' : ''})`}</ScriptOnce>;
};
