import { encode } from 'uqr';

const A = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011'];
const C = A.map((bits) => Array.from(bits, (bit) => (bit === '1' ? '0' : '1')).join(''));
const B = C.map((bits) => Array.from(bits).toReversed().join(''));
const FIRST = ['AAAAAA', 'AABABB', 'AABBAB', 'AABBBA', 'ABAABB', 'ABBAAB', 'ABBBAA', 'ABABAB', 'ABABBA', 'ABBABA'];

/** The 95 modules of an EAN-13 (a UPC-A with a zero in front), dark ones true. */
const modulesOf = (gtin: string): boolean[] => {
  const [first = '0', ...digits] = gtin.padStart(13, '0');
  const left = digits.slice(0, 6).map((digit, index) => (FIRST[Number(first)]?.[index] === 'B' ? B : A)[Number(digit)] ?? '');
  const right = digits.slice(6).map((digit) => C[Number(digit)] ?? '');
  return Array.from(['101', ...left, '01010', ...right, '101'].join(''), (bit) => bit === '1');
};

/** A picture as a canvas has it: four bytes a pixel. */
interface Pixels {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Pixels. */
  readonly module: number;
  /** Clockwise, in degrees. */
  readonly turned?: number;
  /** Pixels to each side that a pixel is averaged over. */
  readonly blur?: number;
  /** Greatest random difference of a pixel's brightness, to each side. */
  readonly noise?: number;
  /** Brightness of bars and ground. */
  readonly tones?: readonly [number, number];
}

/** A repeatable source of numbers from 0 to 1. */
const randomFrom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** Dark modules row by row: each row of bars is as tall as it is to be drawn. */
type Modules = readonly (readonly boolean[])[];

/** Brightness of a picture with the code in its middle, row by row. */
const draw = (modules: Modules, { width, height, module, turned = 0, blur = 0, noise = 0, tones = [20, 235] }: Drawing): Uint8Array => {
  const [sine, cosine] = [Math.sin((turned * Math.PI) / 180), Math.cos((turned * Math.PI) / 180)];
  const toneAt = (x: number, y: number): number => {
    const [dx, dy] = [x - width / 2, y - height / 2];
    const along = (dx * cosine + dy * sine) / module + (modules[0]?.length ?? 0) / 2;
    const across = (dy * cosine - dx * sine) / module + modules.length / 2;
    return modules[Math.floor(across)]?.[Math.floor(along)] ? tones[0] : tones[1];
  };
  const random = randomFrom(7);
  const picture = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      // Four points in a pixel: what a camera averages.
      let sum = 0;
      let count = 0;
      for (let near = -blur; near <= blur; near += 1)
        for (const [inX, inY] of [
          [0.25, 0.25],
          [0.75, 0.25],
          [0.25, 0.75],
          [0.75, 0.75],
        ] as const) {
          sum += toneAt(x + near + inX, y + inY);
          count += 1;
        }
      picture[y * width + x] = Math.max(0, Math.min(255, sum / count + (random() * 2 - 1) * noise));
    }
  }
  return picture;
};

const BARS_TALL = 60;

/** EAN-13 or UPC-A. */
export const drawBars = (gtin: string, drawing: Drawing): Uint8Array => draw(Array<boolean[]>(BARS_TALL).fill(modulesOf(gtin)), drawing);

export const drawQr = (text: string, drawing: Drawing): Uint8Array => draw(encode(text, { ecc: 'M' }).data, drawing);

/** As a canvas gives it back. */
export const pixelsOf = (picture: Uint8Array, { width, height }: Drawing): Pixels => {
  const data = new Uint8ClampedArray(picture.length * 4);
  for (const [index, tone] of picture.entries()) data.set([tone, tone, tone, 255], index * 4);
  return { data, width, height };
};
