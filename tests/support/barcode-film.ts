import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawBars, drawQr } from '#domain/barcodes/testing/draw-codes.ts';

const [WIDTH, HEIGHT] = [640, 480];
const FRAMES_A_SECOND = 10;

export type Scene = ({ readonly gtin: string } | { readonly link: string }) & { readonly seconds: number };

/** A film for Chromium's fake camera (YUV4MPEG2), which it repeats: one code after the other, as somebody would hold them. Returns its file. */
export const filmBarcodes = (scenes: readonly Scene[]): string => {
  const grey = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const parts: Buffer[] = [Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F${FRAMES_A_SECOND}:1 Ip A1:1 C420jpeg\n`)];
  for (const { seconds, ...shown } of scenes) {
    const look = { width: WIDTH, height: HEIGHT, module: 'gtin' in shown ? 3 : 7, turned: 5, blur: 1, noise: 10, tones: [40, 210] as const };
    const picture = 'gtin' in shown ? drawBars(shown.gtin, look) : drawQr(shown.link, look);
    for (let frame = 0; frame < seconds * FRAMES_A_SECOND; frame += 1) parts.push(Buffer.from('FRAME\n'), Buffer.from(picture), grey);
  }
  const file = join(mkdtempSync(join(tmpdir(), 'waymark-film-')), 'barcodes.y4m');
  writeFileSync(file, Buffer.concat(parts));
  return file;
};
