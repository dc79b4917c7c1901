/**
 * The brand: a W walked like a ridge line, its last stroke lifted and set apart as the blaze that marks the way.
 * Drawn as outlines, so that no font is needed anywhere.
 */
export const brandColours = { ink: '#1d2a26', blaze: '#ef6a35', paper: '#f6f3ee' } as const;

export interface BrandInk {
  ink: string;
  blaze: string;
}

/** Outlines in a box of the given size. */
export const markShapes = {
  width: 124,
  height: 94,
  strokes: 'M0,14L22,14L35.6,63.4L49,34L71,34L98,94L76,94L60,58.5L44,94L22,94Z',
  blaze: 'M86.6,55.4L101.9,0L123.9,0L100.3,85.7Z',
} as const;

const letters: Readonly<Record<string, { width: number; d: string }>> = {
  W: { width: 150, d: 'M0,0L23,0L43,67L64,0L86,0L107,67L127,0L150,0L119,100L96,100L75,33L54,100L31,100Z' },
  A: { width: 116, d: 'M46,0L70,0L116,100L92,100L82,77L34,77L24,100L0,100ZM42,59L74,59L58,21Z' },
  Y: { width: 108, d: 'M0,0L25,0L54,42L83,0L108,0L65,62L65,100L43,100L43,62Z' },
  M: { width: 128, d: 'M0,0L24,0L64,56L104,0L128,0L128,100L106,100L106,35L64,92L22,35L22,100L0,100Z' },
  R: {
    width: 98,
    d: 'M0,0L58,0C82,0 96,13 96,33C96,50 86,61 70,65L98,100L71,100L46,67L22,67L22,100L0,100ZM22,18L22,50L56,50C67,50 73,44 73,34C73,24 67,18 56,18Z',
  },
  K: { width: 104, d: 'M0,0L22,0L22,43L70,0L100,0L55,40L104,100L76,100L39,54L22,69L22,100L0,100Z' },
};

/** Space after each letter of WAYMARK, set by eye: slanted neighbours close up, upright ones keep their distance. */
const spacing = [2, -10, 14, 14, 20, 16, 0];

export const wordShapes = layWord();

/** The mark alone, on nothing. */
export function markSvg({ ink, blaze }: BrandInk = brandColours): string {
  const { width, height, strokes, blaze: arm } = markShapes;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="Waymark"><path fill="${ink}" d="${strokes}"/><path fill="${blaze}" d="${arm}"/></svg>`;
}

/** Mark and word side by side. */
export function wordMarkSvg({ ink, blaze }: BrandInk = brandColours): string {
  const gap = 40;
  const width = markShapes.width + gap + wordShapes.width * 0.66;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(width)} ${markShapes.height}" role="img" aria-label="Waymark">` +
    `<path fill="${ink}" d="${markShapes.strokes}"/><path fill="${blaze}" d="${markShapes.blaze}"/>` +
    `<path fill="${ink}" transform="translate(${markShapes.width + gap} 28) scale(.66)" d="${wordShapes.letters}"/></svg>`
  );
}

/** The app icon: full bleed, with everything inside the circle that a mask may leave (40 % of the width around the centre). */
export function iconSvg(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">' +
    '<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#2a3d37"/><stop offset="1" stop-color="#16211d"/></linearGradient></defs>' +
    `<path fill="url(#g)" d="M0,0H512V512H0Z"/>` +
    `<g transform="translate(101 138) scale(2.5)"><path fill="${brandColours.paper}" d="${markShapes.strokes}"/><path fill="${brandColours.blaze}" d="${markShapes.blaze}"/></g></svg>`
  );
}

function layWord(): { width: number; height: number; letters: string } {
  let x = 0;
  let d = '';
  for (const [i, name] of 'WAYMARK'.split('').entries()) {
    const letter = letters[name]!;
    const shift = x;
    d += letter.d.replace(/([\d.]+),/g, (_, value: string) => `${Math.round((Number(value) + shift) * 10) / 10},`);
    x += letter.width + spacing[i]!;
  }
  return { width: x, height: 100, letters: d };
}
