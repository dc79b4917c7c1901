import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { withCheckDigit } from '#domain/barcodes/gtin.ts';
import { readCode } from '#domain/barcodes/read-code.ts';
import { drawBars, drawQr, type Drawing, pixelsOf } from '#domain/barcodes/testing/draw-codes.ts';
import { createCodeReader, prepareReader } from './read-codes.ts';

beforeAll(async () => {
  const program = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  await prepareReader(program.buffer.slice(program.byteOffset, program.byteOffset + program.byteLength));
});

const FRAME = { width: 640, height: 360, module: 3 } satisfies Drawing;
const EAN = '4006381333931';
const UPC = '036000291452';
/** The first frame of a reader, which looks for what is in every frame. */
const barsIn = (gtin: string, drawing: Drawing) => createCodeReader()(pixelsOf(drawBars(gtin, drawing), drawing));
const qrIn = (text: string, drawing: Drawing) => createCodeReader()(pixelsOf(drawQr(text, drawing), drawing));

const LOOKS: readonly [string, Drawing][] = [
  ['as printed', FRAME],
  ['small', { ...FRAME, module: 2 }],
  ['large', { ...FRAME, module: 5.5 }],
  ['turned a little', { ...FRAME, turned: 8 }],
  ['turned more', { ...FRAME, turned: -20 }],
  ['standing', { ...FRAME, turned: 90, height: 480 }],
  ['upside down', { ...FRAME, turned: 180 }],
  ['blurred', { ...FRAME, module: 5, blur: 2 }],
  ['noisy', { ...FRAME, noise: 30 }],
  ['dim', { ...FRAME, tones: [30, 75] }],
  ['dim and noisy', { ...FRAME, tones: [40, 120], noise: 8, blur: 1 }],
];

describe('bars', () => {
  it.for(LOOKS)('are read: %s', async ([, drawing]) => {
    expect(await barsIn(EAN, drawing)).toEqual([EAN]);
    const [upc = ''] = await barsIn(UPC, drawing);
    // A UPC-A is an EAN-13 with a zero in front.
    expect(upc.padStart(13, '0')).toBe(`0${UPC}`);
  });

  it('are read for every first digit, in all number sets', async () => {
    for (let first = 1; first < 10; first += 1) {
      for (const rest of ['12345678901', '98765432109', '00000000000', '55512308444']) {
        const gtin = withCheckDigit(`${first}${rest}`);
        expect(await barsIn(gtin, FRAME)).toEqual([gtin]);
      }
    }
  });

  it('with a wrong check digit are not read', async () => {
    expect(await barsIn('4006381333932', FRAME)).toEqual([]);
  });

  it('are not seen where there are none, in none of the four frames in which different codes are looked for', async () => {
    const read = createCodeReader();
    const noise = Uint8Array.from({ length: 640 * 360 }, (_, at) => (Math.imul(at + 1, 2_654_435_761) >>> 0) % 256);
    for (let frame = 0; frame < 4; frame += 1) expect(await read(pixelsOf(noise, FRAME))).toEqual([]);
  });

  it('cut off at an edge are not read', async () => {
    expect(await barsIn(EAN, { ...FRAME, width: 250 })).toEqual([]);
  });
});

describe('QR codes of this shop', () => {
  const LINKS = [
    'https://shop.example/en-us/p/ridge-runner-W4TRAIL1K1B?color=K1B&size=9.5',
    'https://shop.example/de-de/p/W4TRAIL1?size=9%2F10',
    'https://shop.example/fr-fr/p/W4TRAIL1',
  ];
  it.for(LOOKS)('are read: %s', async ([, drawing]) => {
    // A QR code of this length has 37 modules: 5.5 pixels each nearly fill the picture.
    for (const link of LINKS) expect(await qrIn(link, drawing)).toEqual([link]);
  });

  it('lead to their product, in whatever language they were made', async () => {
    for (const link of LINKS) {
      const [text = ''] = await qrIn(link, FRAME);
      expect(readCode(text, ['shop.example'])).toMatchObject({ kind: 'product' });
    }
  });

  it('are read with letters of all kinds', async () => {
    for (const text of ['https://shop.example/fr-fr/p/été-W4TRAIL1', 'größe 9½ ✓']) expect(await qrIn(text, FRAME)).toEqual([text]);
  });
});
