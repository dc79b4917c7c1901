import { expose } from 'comlink';
import { createCodeReader, type Pixels, prepareReader } from './read-codes.ts';
import type { CodesApi } from './types.ts';

const TIMEOUT_MS = 30_000;
/** Larger frames are made smaller: a code that fills a tenth of the picture still has two pixels a bar. */
const WIDEST = 1_280;

const canvas = new OffscreenCanvas(1, 1);
const context = canvas.getContext('2d', { willReadFrequently: true });

const pixelsOf = (frame: ImageBitmap): Pixels | undefined => {
  if (!context) return undefined;
  const scale = Math.min(1, WIDEST / frame.width);
  const [width, height] = [Math.round(frame.width * scale), Math.round(frame.height * scale)];
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  context.drawImage(frame, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
};

const readPixels = createCodeReader();

const api: CodesApi = {
  start: async (wasmUrl) => {
    const response = await fetch(wasmUrl, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    // A captive portal answers with a page.
    if (!response.ok || /^text\/html\b/.test(response.headers.get('Content-Type') ?? ''))
      throw new Error(`The reader came with status ${response.status}`);
    await prepareReader(await response.arrayBuffer());
  },
  read: async (frame) => {
    const pixels = pixelsOf(frame);
    frame.close();
    return pixels ? readPixels(pixels) : [];
  },
};
expose(api);
