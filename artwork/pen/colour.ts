/** Colour arithmetic in OKLab, where equal steps look equal; hex strings in and out. */
type Lab = readonly [l: number, a: number, b: number];

/** Lightness from 0 (black) to 1 (white) as the eye sees it. */
export function lightness(hex: string): number {
  return toLab(hex)[0];
}

/** Lighter (positive) or darker (negative) by steps of perceived lightness; deep shades also lose a little chroma. */
export function tone(hex: string, by: number): string {
  const [l, a, b] = toLab(hex);
  const next = Math.min(1, Math.max(0.02, l + by));
  const chroma = by < 0 ? 1 + by * 0.35 : 1 - by * 0.55;
  return fromLab([next, a * chroma, b * chroma]);
}

export function blend(one: string, two: string, share: number): string {
  const [p, q] = [toLab(one), toLab(two)];
  return fromLab([p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share, p[2] + (q[2] - p[2]) * share]);
}

/** Full saturation scaled: 0 is grey, 1 unchanged. */
export function saturate(hex: string, by: number): string {
  const [l, a, b] = toLab(hex);
  return fromLab([l, a * by, b * by]);
}

function toLab(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16);
  const [r, g, b] = [linear((value >> 16) & 255), linear((value >> 8) & 255), linear(value & 255)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromLab([L, a, b]: Lab): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map((c) => gamma(c).toString(16).padStart(2, '0')).join('')}`;
}

function linear(byte: number): number {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

function gamma(value: number): number {
  const c = Math.min(1, Math.max(0, value));
  return Math.round(255 * (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055));
}
