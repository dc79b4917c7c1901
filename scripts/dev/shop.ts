import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { openDatabase, openEmbedded, OpenDatabase, wrapEmbedded } from '../../server/platform/db/open.ts';
import type { Env } from '../../server/platform/env.ts';
import type { createLogger } from '../../server/platform/http/logger.ts';
import type { OpenShop, ShopPorts } from '../../server/app/open-shop.ts';
import type { Front } from '../../server/platform/pages/front.ts';
import type { Load } from './load.ts';

interface Modules {
  readonly shop: { readonly openShop: (ports: ShopPorts) => Promise<OpenShop> };
  readonly database: {
    readonly openDatabase: typeof openDatabase;
    readonly openEmbedded: typeof openEmbedded;
    readonly wrapEmbedded: typeof wrapEmbedded;
  };
  readonly logger: { readonly createLogger: typeof createLogger };
}

export interface DevShopPorts {
  readonly env: Env;
  readonly version: string;
  readonly load: Load;
  readonly front: Front;
}

export interface DevShop {
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void;
  readonly isOpen: () => boolean;
  /** Whether its code could be loaded: what fails after that is not a matter of sources. */
  readonly isLoaded: () => boolean;
  /**
   * Opens the shop with the code as it is now. Until that works the one before goes on answering.
   * @throws what does not compile or cannot be opened
   */
  readonly open: () => Promise<void>;
  readonly request: (path: string) => Promise<Response>;
  readonly close: () => Promise<void>;
}

interface Opened extends OpenShop {
  readonly listener: ReturnType<typeof getRequestListener>;
  readonly closeDatabase: () => Promise<void>;
}

/** The shop of the sources. The embedded database and the lock on its folder outlive the code above them. */
export const createDevShop = async ({ env, version, load, front }: DevShopPorts): Promise<DevShop> => {
  const { openEmbedded } = await load<Modules['database']>('/server/platform/db/open.ts');
  const embedded = env.databaseUrl === undefined ? await openEmbedded(env.dataDir) : undefined;
  let current: Opened | undefined;
  let isLoaded = false;
  let isStopping = false;

  const stop = async ({ closers }: Opened): Promise<void> => {
    for (const close of closers) await close();
  };

  const open = async (): Promise<void> => {
    // What does not compile is met here: nothing has been stopped by then.
    const [{ openShop }, database, { createLogger }] = await Promise.all([
      load<Modules['shop']>('/server/app/open-shop.ts'),
      load<Modules['database']>('/server/platform/db/open.ts'),
      load<Modules['logger']>('/server/platform/http/logger.ts'),
    ]);
    isLoaded = true;
    const before = current;
    // Two at once would send the same mails.
    if (before) await stop(before);
    const opened: OpenDatabase = embedded ? database.wrapEmbedded(embedded.client) : await database.openDatabase(env);
    const closeDatabase = async (): Promise<void> => (embedded ? undefined : opened.close());
    try {
      const shop = await openShop({
        env,
        log: createLogger(env.logLevel),
        clock: () => new Date(),
        version,
        front,
        openDatabase: async () => ({ ...opened, close: async () => undefined }),
        isStopping: () => isStopping,
      });
      current = { ...shop, listener: getRequestListener(shop.app.fetch), closeDatabase };
    } catch (error) {
      await closeDatabase();
      throw error;
    }
    current.open();
    await before?.closeDatabase();
  };

  return {
    answer: (request, response) => void current?.listener(request, response),
    isOpen: () => current !== undefined,
    isLoaded: () => isLoaded,
    open,
    request: async (path) => (await current?.app.request(path)) ?? new Response(null, { status: 503 }),
    close: async () => {
      isStopping = true;
      if (current) await stop(current);
      await current?.closeDatabase();
      await embedded?.client.close();
      embedded?.release();
    },
  };
};
