import type { ComponentType } from 'react';

/** How a dialog stands on the screen. */
export type DialogConfig<Props> = {
  /** The title in the frame, which also names the dialog. Read when it opens, so that it is in the shopper's language. */
  title: (props: Props) => string;
  /** On a large screen: `modal` stands in the middle, `panel` at the right (spec 1 §2). */
  kind?: 'modal' | 'panel';
  /** On a small one: `panel`, unless said otherwise, lies at the bottom, where the thumb is; `modal` stands in the middle. */
  small?: 'modal' | 'panel';
  /**
   * Of a panel at the bottom: 50 %, 95 % or the full height (spec 1 §2). What stands at the right on a large screen is `tall` unless said otherwise, a window
   * as high as what is in it.
   */
  height?: 'half' | 'tall' | 'full';
  /** Width of a modal or of a panel at the right. */
  size?: 'sm' | 'md' | 'lg' | 'full';
  /** For dialogs that bring a heading of their own: the title names the dialog but is not drawn. */
  hideTitle?: boolean;
  /** False where an answer is needed (employee terms, 3-D Secure): no close button, Escape, backdrop or Back. */
  dismissible?: boolean;
  /** `alertdialog` for a question that interrupts. */
  role?: 'dialog' | 'alertdialog';
};

/** What a shop may have decided about a dialog in one place, apart from where it is made known. */
export type DialogShape = Pick<DialogConfig<unknown>, 'kind' | 'small' | 'height'> & Pick<OpenOptions, 'keepOpen'>;
export type DialogShapes = Readonly<Record<string, DialogShape>>;

export type DialogContentProps<Props> = {
  props: Props;
  /** Closes this dialog; the result reaches `handle.closed`. */
  close: (result?: unknown) => void;
};

export type OpenOptions = {
  /** Stays open beneath the next dialog, and is there again when that one closes. As the shop has set it unless said otherwise. */
  keepOpen?: boolean;
  /** Where the focus goes back to; the element that has it now unless said otherwise. */
  opener?: Element | null;
};

/** One dialog as the frame sees it. `closing` plays its way out; the frame then calls `manager.remove`. */
export type DialogEntry = {
  key: number;
  name: string;
  props: unknown;
  config: DialogConfig<unknown>;
  keepOpen: boolean;
  opener: Element | null;
  status: 'open' | 'closing';
};

// A component's props are contravariant; the registry above keeps name, loader and props together.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyDialogContent = ComponentType<DialogContentProps<any>>;
export type AnyDialogLoader = () => Promise<{ default: AnyDialogContent }>;

/** What the manager needs of the browser's (or a router's) history, so that Back closes a dialog. */
export type DialogHistory = {
  /** The mark of the entry that one stands on: 0 where none was made by `push`. Not 0 after a reload under a dialog. */
  current: () => number;
  /** Adds an entry at the present address with that mark. */
  push: (mark: number) => void;
  /** Takes away the last `count` entries, as Back would. */
  back: (count: number) => void;
  /** Calls with the mark of the entry that Back or Forward arrived at, and is answered whether a dialog was in the way. */
  listen: (onArrive: (mark: number) => boolean) => () => void;
};
