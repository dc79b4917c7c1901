import { isGtin } from './gtin.ts';

/*
 * Reads EAN-13 and UPC-A (an EAN-13 that begins with 0) off one row of a picture. Browsers without `BarcodeDetector` need it; numbers of sections are those
 * of the GS1 General Specifications, 5.2.
 */

/** Widths of the four elements of a digit in modules, number set A (5.2.1.2). Sets B and C are the same backwards and inverted. */
const SET_A = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'].map((widths) => Array.from(widths, Number));
const SET_B = SET_A.map((widths) => widths.toReversed());
/** Which of the first six digits are of set B says what the first digit is. */
const FIRST_DIGIT = ['AAAAAA', 'AABABB', 'AABBAB', 'AABBBA', 'ABAABB', 'ABBAAB', 'ABBBAA', 'ABABAB', 'ABABBA', 'ABBABA'];

/** Guard, six digits, centre guard, six digits, guard. */
const ELEMENTS = 3 + 24 + 5 + 24 + 3;
const MODULES = 95;
/** White before and after, in modules: the specification wants 11 and 7; a cut edge leaves less. */
const QUIET = 4;
/** An element may differ by that many modules from what it should be, and a digit in sum. */
const OFF_BY = 0.75;
const OFF_IN_SUM = 1.6;
/** Differences of brightness below it are noise, of 255. */
const LEAST_CONTRAST = 24;

/** Lengths of light and dark in turn, in pixels with fractions, beginning with light (which may be 0 long). */
export const runsOf = (row: ArrayLike<number>): number[] => {
  const reach = Math.max(8, Math.round(row.length / 24));
  const runs: number[] = [];
  let dark = false;
  let from = 0;
  let before = 0;
  for (let at = 0; at < row.length; at += 1) {
    let [low, high] = [255, 0];
    for (let near = Math.max(0, at - reach); near <= Math.min(row.length - 1, at + reach); near += 1) {
      const value = row[near] ?? 0;
      if (value < low) low = value;
      if (value > high) high = value;
    }
    const value = row[at] ?? 0;
    const above = high - low < LEAST_CONTRAST ? 1 : value - (low + high) / 2;
    if (above < 0 !== dark) {
      // Where the brightness crosses the threshold between the two pixels.
      const step = before - above;
      const edge = Math.max(from, at - (step === 0 ? 0 : Math.min(1, Math.max(0, -above / step))));
      runs.push(edge - from);
      from = edge;
      dark = !dark;
    }
    before = above;
  }
  runs.push(row.length - from);
  return runs;
};

const sumOf = (runs: readonly number[], from: number, count: number): number => {
  let sum = 0;
  for (let at = from; at < from + count; at += 1) sum += runs[at] ?? 0;
  return sum;
};

/** The digit whose elements fit best, with how much they differ; undefined where none fits. */
const bestOf = (widths: readonly number[], sets: readonly (readonly number[])[]): { readonly digit: number; readonly off: number } | undefined => {
  let best: { digit: number; off: number } | undefined;
  for (const [digit, wanted] of sets.entries()) {
    let off = 0;
    for (const [index, width] of widths.entries()) {
      const difference = Math.abs(width - (wanted[index] ?? 0));
      off += difference > OFF_BY ? OFF_IN_SUM : difference;
    }
    if (off < (best?.off ?? OFF_IN_SUM)) best = { digit, off };
  }
  return best;
};

/** The four elements of a digit, in modules of that digit's own size: a picture taken at an angle has wider ones on one side. */
const digitWidths = (runs: readonly number[], from: number): number[] => {
  const module = sumOf(runs, from, 4) / 7;
  return [0, 1, 2, 3].map((index) => (runs[from + index] ?? 0) / module);
};

/** The number whose first bar is `runs[from]`; undefined where none begins there. */
const readAt = (runs: readonly number[], from: number): string | undefined => {
  const module = sumOf(runs, from, ELEMENTS) / MODULES;
  const isBar = (at: number): boolean => {
    const width = (runs[at] ?? 0) / module;
    return width > 0.3 && width < 2;
  };
  const quiet = QUIET * module;
  if ((runs[from - 1] ?? 0) < quiet || (runs[from + ELEMENTS] ?? 0) < quiet) return undefined;
  const guards = [0, 1, 2, 27, 28, 29, 30, 31, 56, 57, 58];
  if (!guards.every((offset) => isBar(from + offset))) return undefined;
  let [digits, parity] = ['', ''];
  for (let index = 0; index < 12; index += 1) {
    const left = index < 6;
    const widths = digitWidths(runs, from + 3 + index * 4 + (left ? 0 : 5));
    const a = bestOf(widths, SET_A);
    const b = left ? bestOf(widths, SET_B) : undefined;
    const isB = b !== undefined && (a === undefined || b.off < a.off);
    const found = isB ? b : a;
    if (!found) return undefined;
    digits += found.digit;
    if (left) parity += isB ? 'B' : 'A';
  }
  const first = FIRST_DIGIT.indexOf(parity);
  const gtin = `${first}${digits}`;
  return first >= 0 && isGtin(gtin) ? gtin : undefined;
};

const readRuns = (runs: readonly number[]): string | undefined => {
  // Light and dark take turns: bars are at odd places.
  for (let at = 1; at + ELEMENTS < runs.length; at += 2) {
    const gtin = readAt(runs, at);
    if (gtin !== undefined) return gtin;
  }
  return undefined;
};

/** The 13 digits that a row of a picture shows, in either direction; undefined where it shows none. `row` is brightness from 0 to 255. */
export const readRow = (row: ArrayLike<number>): string | undefined => {
  const runs = runsOf(row);
  // Backwards, it begins with light, too, or is given a light of no length.
  return readRuns(runs) ?? readRuns(runs.length % 2 === 1 ? runs.toReversed() : [0, ...runs.toReversed()]);
};

/** A picture as a canvas has it: four bytes a pixel. */
export interface Pixels {
  readonly data: ArrayLike<number>;
  readonly width: number;
  readonly height: number;
}

const ROWS = 13;

/**
 * The number that a picture shows, lying or standing. It is told where two rows of the picture agree: one row alone can be mistaken for another number.
 */
export const readPicture = ({ data, width, height }: Pixels): string | undefined => {
  const brightness = (x: number, y: number): number => {
    const at = (y * width + x) * 4;
    return ((data[at] ?? 0) * 2 + (data[at + 1] ?? 0) * 5 + (data[at + 2] ?? 0)) / 8;
  };
  const seen = new Set<string>();
  const twice = (row: number[]): string | undefined => {
    const gtin = readRow(row);
    if (gtin === undefined) return undefined;
    if (seen.has(gtin)) return gtin;
    seen.add(gtin);
    return undefined;
  };
  for (const lying of [true, false]) {
    const [length, across] = lying ? [width, height] : [height, width];
    for (let index = 1; index <= ROWS; index += 1) {
      const at = Math.floor((across * index) / (ROWS + 1));
      const found = twice(Array.from({ length }, (_, along) => (lying ? brightness(along, at) : brightness(at, along))));
      if (found !== undefined) return found;
    }
  }
  return undefined;
};
