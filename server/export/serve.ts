import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Db } from '#server/platform/db/open.ts';
import { exportCatalogue } from './export-catalogue.ts';
import { readOptions } from './options.ts';

export interface ServeExportPorts {
  readonly db: Db;
  readonly clock: () => Date;
}

/** Header with the options of an export, JSON in base64url. */
export const OPTIONS_HEADER = 'x-export-options';

/** Trailer that says that nothing is missing, and how many products were written and left out. */
export const COUNTS_TRAILER = 'x-export-counts';

/** Answers a command that cannot open the database, because this shop has it. */
export const serveExport =
  ({ db, clock }: ServeExportPorts) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const header = request.headers[OPTIONS_HEADER];
      const { publicUrl, ...words } = JSON.parse(Buffer.from(String(header), 'base64url').toString('utf8')) as { publicUrl: string };
      const options = readOptions(words, publicUrl, clock());
      const counts = { written: 0, left: 0 };
      response.writeHead(200, { 'Content-Type': 'application/octet-stream', 'Cache-Control': 'no-store', Trailer: COUNTS_TRAILER });
      const pieces = async function* (): AsyncGenerator<string> {
        yield* exportCatalogue(db, options, (isWritten) => void (counts[isWritten ? 'written' : 'left'] += 1));
        response.addTrailers({ [COUNTS_TRAILER]: JSON.stringify(counts) });
      };
      await pipeline(Readable.from(pieces()), response);
    } catch (error) {
      if (response.headersSent) response.destroy();
      else response.writeHead(400).end((error as Error).message);
    }
  };
