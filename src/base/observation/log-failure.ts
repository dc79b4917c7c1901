/** For failures that leave the page whole and are logged only (spec 3 §8): a film that may not start, a script that does not load. */
export const logFailure = (what: string, error: unknown): void => {
  // oxlint-disable-next-line no-console -- it is the log
  console.warn(what, error);
};
