import type { Plugin } from 'vite';
import { noticesOf, writeNotices } from '../lib/licences.ts';

/** Modules of pages and of their workers, which are built apart. */
const inPages = new Set<string>();

const collect = (emits: boolean): Plugin => ({
  name: emits ? 'waymark:licences' : 'waymark:licences-of-workers',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk') for (const [id, { renderedLength }] of Object.entries(chunk.modules)) if (renderedLength > 0) inPages.add(id);
    const notices = noticesOf(inPages);
    if (emits) this.emitFile({ type: 'asset', fileName: 'licences.txt', source: writeNotices(notices) });
  },
});

/** Writes `licences.txt`: whose software is in the pages, and on what terms. Stops the build where the terms do not fit. */
export const licences = (): Plugin => collect(true);

/** The same of a worker, whose packages are named with those of the pages. */
export const licencesOfWorkers = (): Plugin => collect(false);
