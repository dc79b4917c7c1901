/** How long a press is worth keeping. */
const WAIT_MS = 5000;

/** React marks an element that it looks after; one that the server wrote and that still waits has no such mark. */
const isAlive = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/** What a browser does with a button by itself needs no help. */
const worksAlone = (button: HTMLButtonElement): boolean => button.type === 'submit' || button.hasAttribute('popovertarget');

/** A button that is pressed before its part has come to life is pressed again when it has. */
export const keepEarlyClicks = (): void => {
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (!button || worksAlone(button) || isAlive(button)) return;
      const until = performance.now() + WAIT_MS;
      const again = (): void => {
        if (isAlive(button)) button.click();
        else if (button.isConnected && performance.now() < until) requestAnimationFrame(again);
      };
      again();
    },
    true,
  );
};
