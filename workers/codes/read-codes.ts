import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';

/** A picture as a canvas has it: four bytes a pixel. */
export interface Pixels {
  readonly data: ArrayLike<number>;
  readonly width: number;
  readonly height: number;
}

/** What stands on labels, and our own links. UPC-E is not read: a turned EAN-13 can look like one. */
const EACH_FRAME: NonNullable<ReaderOptions['formats']> = ['EAN13', 'UPCA', 'QRCode'];
/** Cartons and small packages. Looking for these, too, costs several times as much. */
const SOMETIMES: NonNullable<ReaderOptions['formats']> = [...EACH_FRAME, 'EAN8', 'Code128', 'DataMatrix'];
const SOMETIMES_EVERY = 4;

/** Compiles the reader. Without its bytes the library would ask a server that is not ours. @param program WebAssembly of the same version */
export const prepareReader = async (program: ArrayBuffer): Promise<void> => {
  await prepareZXingModule({ overrides: { wasmBinary: program }, fireImmediately: true });
};

/** Reads one frame after the other, and answers with the texts of the codes in each. Two lines of a linear code must agree. */
export const createCodeReader = (): ((pixels: Pixels) => Promise<readonly string[]>) => {
  let frames = 0;
  return async (pixels) => {
    frames += 1;
    const formats = frames % SOMETIMES_EVERY === 0 ? SOMETIMES : EACH_FRAME;
    const found = await readBarcodes(pixels as ImageData, { formats, tryInvert: false, maxNumberOfSymbols: 4, textMode: 'HRI' });
    return found.map(({ text }) => text);
  };
};
