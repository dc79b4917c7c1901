import type { IncomingMessage, ServerResponse } from 'node:http';
import { createInterface } from 'node:readline';
import { exportContent } from './export-content.ts';
import type { ContentFile } from './files.ts';
import { type ContentImportPorts, importContent } from './import-content.ts';
import { fileOfLine, lineOfFile } from './lines.ts';

/**
 * Answers a command that cannot open the database, because this shop has it: `/content-export` with a line for each file, `/content-import` with a line
 * that says how it ended. The last line of both says that nothing is missing.
 */
export const serveContent = async (request: IncomingMessage, response: ServerResponse, ports: ContentImportPorts): Promise<void> => {
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' });
  const say = (line: object): void => void response.write(`${JSON.stringify(line)}\n`);
  try {
    if (request.url === '/content-export') {
      for (const file of await exportContent(ports.db, ports.storage)) response.write(lineOfFile(file));
      say({ done: true });
    } else {
      const files: ContentFile[] = [];
      for await (const line of createInterface({ input: request })) if (line !== '') files.push(fileOfLine(line));
      say({ result: await importContent(files, ports) });
    }
  } catch (error) {
    say({ error: (error as Error).message });
  } finally {
    response.end();
  }
};
