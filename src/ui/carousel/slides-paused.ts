import { createContext } from 'react';

/** Whether the shopper has stopped the carousel that something stands in: what moves in its slides stops, too (spec 3 §4). */
export const SlidesPaused = createContext(false);
