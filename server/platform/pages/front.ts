import { Hono } from 'hono';
import type { InlineHashes } from '#server/platform/http/security.ts';
import { loadRenderer, type PageRenderer, type RendererPorts } from './renderer.ts';
import { shells } from './shells.ts';
import { staticFiles } from './static-files.ts';

/** Where pages and their files come from: the build, or, in development, the sources. */
export interface Front {
  readonly openRenderer: (ports: RendererPorts) => Promise<PageRenderer>;
  /** Scripts, styles, icons, and the frames that a device keeps. */
  readonly files: (policy: (hashes: InlineHashes) => string) => Hono;
  /** Whether a document may be sent again to the next visitor. */
  readonly keepsDocuments: boolean;
  /** What a document's content security policy becomes; absent: it stays as it is. */
  readonly adaptPolicy?: (policy: string) => string;
}

/** Pages and files as `npm run build` left them in `<root>/dist`. */
export const builtFront = (root: string): Front => ({
  openRenderer: (ports) => loadRenderer(root, ports),
  files: (policy) => new Hono().route('/', staticFiles('dist/client')).route('/', shells({ root, policy })),
  keepsDocuments: true,
});
