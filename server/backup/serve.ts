import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Db } from '#server/platform/db/open.ts';
import { type Piece, readTables } from './read-tables.ts';

export type Line = Piece | { readonly error: string };

/** Answers a backup that cannot open the embedded database, because this shop has it: a line of JSON for each piece. The last is that of the migrations. */
export const serveBackup =
  (db: Db) =>
  async (_request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const gone = once(response, 'close').then(() => {
      throw new Error('the command has ended');
    });
    gone.catch(() => {});
    const say = async (line: Line): Promise<void> => {
      if (response.destroyed) throw new Error('the command has ended');
      if (!response.write(`${JSON.stringify(line)}\n`)) await Promise.race([once(response, 'drain'), gone]);
    };
    response.writeHead(200, { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' });
    try {
      await readTables(db, say);
    } catch (error) {
      await say({ error: (error as Error).message }).catch(() => {});
    } finally {
      response.end();
    }
  };
