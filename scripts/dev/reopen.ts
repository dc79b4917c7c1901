import type { ViteDevServer } from 'vite';
import { concernsServer } from './concerns-server.ts';
import { isWatched, pathFrom } from './create-vite.ts';
import { toShownError } from './html.ts';
import { SERVER_CHANGED, SOURCE_CHANGED } from './plugins.ts';

/** Editors write a file in several steps. */
const SETTLE_MS = 30;

export interface ReopenPorts {
  readonly vite: Pick<ViteDevServer, 'environments' | 'watcher'>;
  readonly root: string;
  readonly open: () => Promise<void>;
  readonly report: (error: unknown) => void;
}

export interface Reopening {
  /** Resolves when the server runs the code that was saved last, or has failed to. */
  readonly opening: () => Promise<void>;
  /** Why it could not be opened the last time. The first time is for the caller to report. */
  readonly failure: () => unknown;
}

/** Opens the shop, and again whenever its code has changed; one after the other. Open pages are told. */
export const reopenOnChange = ({ vite, root, open, report }: ReopenPorts): Reopening => {
  const { hot } = vite.environments.client;
  const { moduleGraph } = vite.environments.ssr;
  let failure: unknown;
  let isFirst = true;
  let timer: NodeJS.Timeout | undefined;
  const reopen = async (): Promise<void> => {
    try {
      await open();
      failure = undefined;
      hot.send({ type: 'custom', event: SERVER_CHANGED });
    } catch (error) {
      failure = error;
      if (!isFirst) report(error);
      hot.send({ type: 'error', err: toShownError(error) });
    }
    isFirst = false;
    hot.send({ type: 'custom', event: SOURCE_CHANGED });
  };
  let turn = reopen();

  // A page that comes later learns of it, too.
  hot.on('vite:client:connect', () => {
    if (failure !== undefined) hot.send({ type: 'error', err: toShownError(failure) });
  });
  vite.watcher.on('all', (event, file) => {
    const path = pathFrom(root, file);
    if (!isWatched(path) || event === 'addDir' || event === 'unlinkDir') return;
    const isLoaded = (moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
    if (!concernsServer({ event, path, isLoaded }, failure !== undefined)) {
      hot.send({ type: 'custom', event: SOURCE_CHANGED });
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(() => (turn = turn.then(reopen)), SETTLE_MS);
  });
  return { opening: () => turn, failure: () => failure };
};
