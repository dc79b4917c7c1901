import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

let ready: Promise<unknown> | undefined;

/** The texts of the codes in a picture (PNG or JPEG), as a phone's camera app reads them. */
export const readCodes = async (picture: Buffer): Promise<readonly string[]> => {
  ready ??= prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))).buffer },
    fireImmediately: true,
  });
  await ready;
  return (await readBarcodes(new Uint8Array(picture), { formats: ['QRCode'] })).map(({ text }) => text);
};
