import { createContext, use } from 'react';

/** What a slide knows of its row: a video plays while its slide is in view and the row is not paused (spec 3 §4). */
export interface SlideState {
  readonly isInView: boolean;
  readonly isPaused: boolean;
}

export const SlideContext = createContext<SlideState | undefined>(undefined);
/** Undefined outside of a row. In a grid every slide is in view. */
export const useSlide = (): SlideState | undefined => use(SlideContext);
