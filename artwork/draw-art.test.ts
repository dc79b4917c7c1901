import { describe, expect, test } from 'vitest';
import { anglesByKind, artKinds, pictureRatio, type PictureAngle } from '#domain/pictures.ts';
import { artSpecSchema, traitsByKind, type ArtSpec } from './traits/art.ts';
import { drawArt } from './draw-art.ts';
import { rasterise } from './encode.ts';
import { studioColour } from '#domain/pictures.ts';

const palette = { main: '#5b7083', second: '#2f3e4d', accent: '#f2703a', sole: '#f3f1ec', lace: '#e9e6df', lining: '#39434e' };
const white = { main: '#f6f6f4', second: '#e4e6e8', accent: '#1f4bd8', sole: '#ffffff', lace: '#ffffff', lining: '#d9dde2' };

function makeSpec(overrides: Partial<ArtSpec> = {}): ArtSpec {
  return artSpecSchema.parse({ kind: 'road-runner', seed: 7, palette, traits: {}, ...overrides });
}

/** Standard deviation of brightness over the picture, and the share of pixels unlike the top left corner. */
async function statistics(svg: string, ratio: number) {
  const { data } = await rasterise(svg, 120, Math.round(120 * ratio));
  const values: number[] = [];
  let different = 0;
  for (let i = 0; i < data.length; i += 3) {
    values.push((data[i]! + data[i + 1]! + data[i + 2]!) / 3);
    if (Math.abs(data[i]! - data[0]!) + Math.abs(data[i + 1]! - data[1]!) + Math.abs(data[i + 2]! - data[2]!) > 40) different++;
  }
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  return { deviation: Math.sqrt(values.reduce((a, b) => a + (b - mean) ** 2, 0) / values.length), share: different / values.length };
}

describe('drawing a product', () => {
  test.each(artKinds.flatMap((kind) => anglesByKind[kind].map((angle) => [kind, angle] as const)))(
    '%s %s shows something, whole and well formed',
    async (kind, angle) => {
      const svg = drawArt(makeSpec({ kind }), angle);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      const { deviation, share } = await statistics(svg, pictureRatio(angle));
      expect(deviation).toBeGreaterThan(12);
      expect(share).toBeGreaterThan(0.04);
    },
  );

  test.each(artKinds)('%s keeps its shape against the studio in white', async (kind) => {
    const angle = anglesByKind[kind][0]!;
    const { deviation } = await statistics(drawArt(makeSpec({ kind, palette: white }), angle), pictureRatio(angle));
    expect(deviation).toBeGreaterThan(5);
  });

  test.each(artKinds.filter((kind) => kind !== 'scene'))('%s stands before the colour that is there until the picture is', async (kind) => {
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(studioColour.slice(at, at + 2), 16));
    const { data } = await rasterise(drawArt(makeSpec({ kind }), anglesByKind[kind][0]!), 120, 120);
    expect(Math.max(Math.abs(data[0]! - red!), Math.abs(data[1]! - green!), Math.abs(data[2]! - blue!))).toBeLessThanOrEqual(10);
  });

  test('the same spec and angle always give the same text', () => {
    for (const kind of artKinds) {
      const angle = anglesByKind[kind][0]!;
      expect(drawArt(makeSpec({ kind }), angle)).toBe(drawArt(makeSpec({ kind }), angle));
    }
  });

  test('another seed is another model, another palette only another colour', () => {
    const one = drawArt(makeSpec({ seed: 1 }), 'side');
    expect(drawArt(makeSpec({ seed: 2 }), 'side')).not.toBe(one);
    const shapes = (svg: string) => [...svg.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d);
    const coloured = drawArt(makeSpec({ seed: 1, palette: { ...palette, main: '#5d7386' } }), 'side');
    expect(coloured).not.toBe(one);
    expect(shapes(coloured)).toEqual(shapes(one));
  });

  test('no reference points outside the drawing', () => {
    for (const kind of artKinds) {
      const svg = drawArt(makeSpec({ kind }), anglesByKind[kind][0]!);
      expect(svg).not.toMatch(/<image|<text|<script|href="[^#]|https?:\/\/(?!www\.w3\.org)/);
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      for (const [, paint, outline] of svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)) expect(ids.has(paint ?? outline)).toBe(true);
    }
  });

  const judged = new Set<readonly string[]>();
  test.each(artKinds)('every word in the vocabulary of %s changes the drawing from at least one side', (kind) => {
    for (const [name, range] of Object.entries(traitsByKind[kind])) {
      // Kinds that share a list of words also share the code that draws it: once is enough.
      if (range !== 'ratio' && judged.has(range)) continue;
      if (range !== 'ratio') judged.add(range);
      const choices = range === 'ratio' ? [0, 1] : range;
      // A print takes the logo's place, so the logo is judged without one.
      const base: ArtSpec['traits'] = name === 'logo' ? { print: 'none' } : {};
      const countFrom = (angle: PictureAngle) =>
        new Set(choices.map((choice) => drawArt(makeSpec({ kind, traits: { ...base, [name]: choice } }), angle))).size;
      const isVisible = anglesByKind[kind].some((angle) => countFrom(angle) === choices.length);
      expect(isVisible, `${kind}: ${name}`).toBe(true);
    }
  });

  test('a trait outside the vocabulary falls back to the seed and never breaks the drawing', () => {
    const odd = drawArt(makeSpec({ traits: { overlay: 'no-such-overlay', stack: 99 } }), 'side');
    expect(odd).toBe(drawArt(makeSpec({ traits: { stack: 1 } }), 'side'));
  });
});
