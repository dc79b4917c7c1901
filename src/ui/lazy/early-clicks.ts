type Control = HTMLButtonElement | HTMLInputElement;

interface Press {
  readonly control: Control;
  /** What the press chose; a button chooses nothing. */
  readonly checked: boolean | undefined;
  readonly at: number;
}

declare global {
  /** Presses from before the page's scripts were there. */
  var waymarkEarly: Press[] | undefined;
}

/** How long the press of a button is worth keeping. A choice stands on the screen, and stays true however long its part takes. */
const WAIT_MS = 8000;

const hearing = new WeakSet<Element>();

/**
 * What a browser does with a button by itself needs no help; a choice is shown by the browser, but the page must hear of it. A form with the method
 * `dialog` goes nowhere by itself: what is typed into it is for the page alone.
 */
const needsHelp = (control: Control): boolean =>
  control instanceof HTMLInputElement
    ? control.type === 'radio' || control.type === 'checkbox'
    : (control.type !== 'submit' || control.form?.method === 'dialog') && !control.hasAttribute('popovertarget');

const press = ({ control, checked }: Press): void => {
  // A choice that stands already would change nothing: it is taken back and made again.
  if (control instanceof HTMLInputElement) control.checked = !checked;
  control.click();
};

/** In the order in which they were made: the last choice of several stands. */
let waiting: readonly Press[] = [];

const makeAgain = (): void => {
  const ready = waiting.filter(({ control }) => hearing.has(control));
  waiting = waiting.filter(
    ({ control, checked, at }) => !hearing.has(control) && control.isConnected && (checked !== undefined || performance.now() < at + WAIT_MS),
  );
  for (const early of ready) press(early);
};

/** A control's `ref`: from now on the page hears of its presses. Those that were kept are made again, after a look at the one that is just being made. */
export const replaysEarlyClicks = (control: Element | null): void => {
  if (!control) return;
  hearing.add(control);
  if (waiting.some((early) => early.control === control)) setTimeout(makeAgain);
};

const keep = (early: Press): void => {
  if (needsHelp(early.control)) waiting = [...waiting, early];
};

/** Two answers to one question: the later one counts. */
const isSameChoice = (one: Control, other: Control): boolean =>
  one === other || (one.type === 'radio' && other.type === 'radio' && one.name === other.name && one.form === other.form);

/**
 * A control that is pressed before its part has come to life is pressed again when it has; also one pressed before any script was here. Call it before
 * React listens: of a press that came earlier nobody has heard.
 */
export const keepEarlyClicks = (): void => {
  globalThis.waymarkEarly?.forEach(keep);
  globalThis.waymarkEarly = undefined;
  makeAgain();
  // First of all listeners: React ends the press of a part that it cannot bring to life at once.
  addEventListener(
    'click',
    ({ target }) => {
      const control = target instanceof Element ? target.closest<Control>('button, input') : null;
      if (!control) return;
      if (hearing.has(control)) {
        waiting = waiting.filter((early) => !isSameChoice(early.control, control));
        return;
      }
      const early: Press = { control, checked: 'checked' in control ? control.checked : undefined, at: performance.now() };
      keep(early);
      // React hears at the root, on the way down: it wakes the part then, or ends the press. What gets to the control itself was heard if the part is
      // awake, whoever ends it on the way up. A form is sent in the same breath, and that may be what wakes it.
      let isHeard = false;
      const look = (): void => void (isHeard ||= hearing.has(control));
      const until = new AbortController();
      const once = { capture: true, once: true, signal: until.signal };
      control.addEventListener('click', look, once);
      control.form?.addEventListener('submit', look, once);
      setTimeout(() => {
        until.abort();
        // A choice is made again even so: brought to life in the middle of the press, the page takes it for what it was all along.
        if (isHeard && early.checked === undefined) waiting = waiting.filter((other) => other !== early);
        makeAgain();
      });
    },
    true,
  );
};
