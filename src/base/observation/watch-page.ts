/** Parts of a page come one after the other: they are looked for together, ms. */
const TOGETHER_MS = 300;

/** Looks at the page now, and again whenever parts of it have come or gone. */
export const watchPage = (look: () => void): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  new MutationObserver(() => {
    timer ??= setTimeout(() => {
      timer = undefined;
      look();
    }, TOGETHER_MS);
  }).observe(document.body, { childList: true, subtree: true });
  look();
};
