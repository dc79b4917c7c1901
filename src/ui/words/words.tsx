import { createContext, use, type ReactNode } from 'react';

/** The few words that the kit says by itself. The app hands in the shopper's language; English stands where it does not. */
export type UiWords = {
  close: string;
  dismiss: string;
  required: string;
  optional: string;
  soldOut: string;
  loading: string;
  retry: string;
  loadFailed: string;
  decrease: string;
  increase: string;
  quantityIs: (count: number) => string;
  maximumIs: (count: number) => string;
  previous: string;
  next: string;
  slide: (position: number, total: number) => string;
  goToSlide: (position: number) => string;
  pause: string;
  play: string;
  pages: string;
  page: (page: number) => string;
  breadcrumb: string;
  notices: string;
  showPassword: string;
  hidePassword: string;
  rating: (score: string, outOf: number) => string;
  stepDone: string;
  stepCurrent: string;
};

export const englishUiWords: UiWords = {
  close: 'Close',
  dismiss: 'Dismiss',
  required: 'required',
  optional: 'optional',
  soldOut: 'Sold out',
  loading: 'Loading',
  retry: 'Try again',
  loadFailed: 'This did not load. Check the connection and try again.',
  decrease: 'Decrease',
  increase: 'Increase',
  quantityIs: (count) => `Quantity ${count}`,
  maximumIs: (count) => `${count} is the most that can be ordered`,
  previous: 'Previous',
  next: 'Next',
  slide: (position, total) => `${position} of ${total}`,
  goToSlide: (position) => `Go to slide ${position}`,
  pause: 'Pause',
  play: 'Play',
  pages: 'Pages',
  page: (page) => `Page ${page}`,
  breadcrumb: 'Breadcrumb',
  notices: 'Notices',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  rating: (score, outOf) => `Rated ${score} out of ${outOf}`,
  stepDone: 'done',
  stepCurrent: 'current step',
};

const UiWordsContext = createContext<UiWords>(englishUiWords);

/** Gives the kit below it the words of one language. */
export function UiWordsProvider({ words, children }: { words: UiWords; children: ReactNode }) {
  return <UiWordsContext value={words}>{children}</UiWordsContext>;
}

export function useUiWords(): UiWords {
  return use(UiWordsContext);
}
