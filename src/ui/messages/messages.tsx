import { createContext, use, type ReactNode } from 'react';

/** The few words that the kit says by itself. The app hands them in, in the shopper's language. */
export type UiMessages = {
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
  minimumIs: (count: number) => string;
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

const UiMessagesContext = createContext<UiMessages | null>(null);

/** Gives the kit below it the words of one language. */
export function UiMessagesProvider({ messages, children }: { messages: UiMessages; children: ReactNode }) {
  return <UiMessagesContext value={messages}>{children}</UiMessagesContext>;
}

export function useUiMessages(): UiMessages {
  const messages = use(UiMessagesContext);
  if (!messages) throw new Error('UiWordsProvider is missing around the kit.');
  return messages;
}
