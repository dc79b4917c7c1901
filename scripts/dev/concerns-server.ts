/** Folders whose code runs in the server; what runs in the page's renderer is loaded for each page. */
const SERVER_CODE = /^(?:server|contract|pricing|db)\//;
const TEST = /\.test\.[a-z]+$|(?:^|\/)(?:testing|tests)(?:\/|-|\.)/;

export interface Change {
  /** What the watcher calls it. */
  readonly event: string;
  /** Relative to the root, with slashes. */
  readonly path: string;
  /** Whether the server has loaded the file. */
  readonly isLoaded: boolean;
}

/**
 * Whether the server has to be opened again. A file that comes or goes may be part of a list of files, and the one that was missing; a file that
 * is not loaded is otherwise none of its business.
 */
export const concernsServer = ({ event, path, isLoaded }: Change, hasFailed: boolean): boolean => {
  if (!SERVER_CODE.test(path) || TEST.test(path)) return false;
  return isLoaded || hasFailed || event === 'add' || event === 'unlink';
};
