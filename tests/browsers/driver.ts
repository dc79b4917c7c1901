/** One element of a page, as its engine names it. */
export type ElementRef = object;

/** Keys that are pressed by name. */
export type Key = 'Tab' | 'Shift+Tab' | 'Escape' | 'Enter';

/** What an engine is asked for. Nothing here waits for a condition: `tab.ts` does. */
export interface Driver {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  address(): Promise<string>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page, or in the frame that was entered. It sees its argument and nothing of the test. */
  run<A, R>(inPage: (argument: A) => R | Promise<R>, argument: A): Promise<R>;
  /** An element that a function of the page finds. */
  element<A>(inPage: (argument: A) => Element | null, argument: A): Promise<ElementRef | null>;
  /** A property of the element, as text. */
  property(element: ElementRef, name: string): Promise<string>;
  /** Fails where something else lies above the element. */
  click(element: ElementRef): Promise<void>;
  /** Presses keys. The element has been clicked and has the focus: no engine is given a value by script. */
  type(element: ElementRef, text: string): Promise<void>;
  select(list: ElementRef, option: string): Promise<void>;
  key(key: Key): Promise<void>;
  enterFrame(frame: ElementRef): Promise<void>;
  leaveFrame(): Promise<void>;
  cookies(): Promise<readonly { readonly name: string; readonly value: string }[]>;
  /** Errors that the engine itself reports; those that pages see are gathered by `tab.ts`. */
  errors(): readonly string[];
  close(): Promise<void>;
}

/** An engine that is installed and runs; each driver is a browser that has never been anywhere. */
export interface Engine {
  open(): Promise<Driver>;
  stop(): Promise<void>;
}
