import type { ArtSpec } from '#artwork/traits/art.ts';
import { readTraits } from '#artwork/traits/traits.ts';

/** Which palette colour each panel of an upper garment takes. */
export interface PanelColours {
  body: string;
  sleeve: string;
  yoke: string | undefined;
  lower: string | undefined;
  trim: string;
}

export function panelColours(spec: ArtSpec): PanelColours {
  const { main, second, sole } = spec.palette;
  const pattern = readTraits(spec).word('pattern');
  const knit = spec.kind === 'tee' || spec.kind === 'long-sleeve' || spec.kind === 'hoodie';
  return {
    body: main,
    sleeve: pattern === 'raglan' ? second : pattern === 'block' && !knit ? second : main,
    yoke: pattern === 'yoke' || (pattern === 'block' && spec.kind !== 'dress') ? second : undefined,
    lower: pattern === 'block' && spec.kind === 'dress' ? second : undefined,
    trim: knit ? (pattern === 'raglan' ? second : main) : sole,
  };
}
