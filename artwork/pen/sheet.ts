import { n } from './path.ts';

export type Stop = readonly [offset: number, colour: string, opacity?: number];

export interface Ink {
  fill?: string;
  /** Opacity of the fill. */
  alpha?: number;
  stroke?: string;
  width?: number;
  /** Opacity of the stroke. */
  strokeAlpha?: number;
  dash?: string;
  dashOffset?: number;
  cap?: 'round' | 'butt' | 'square';
  join?: 'round' | 'miter' | 'bevel';
}

/**
 * The paper: collects paths, gradients and clips into one SVG. It holds to what the rasteriser draws fast (paths,
 * gradients, clips) and leaves out what it draws slowly (blur filters, patterns, blend modes).
 */
export interface Sheet {
  path(d: string, ink: Ink): void;
  /** A gradient along a line in drawing units; answers a paint for `fill` or `stroke`. */
  linear(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string;
  radial(cx: number, cy: number, r: number, stops: readonly Stop[], squash?: { sx?: number; sy?: number; turn?: number }): string;
  /** Draws inside the shape only. */
  within(d: string, draw: () => void): void;
  /** Draws under a transform, and as a whole at an opacity if one is given. */
  group(transform: string, draw: () => void, opacity?: number): void;
  svg(viewBox: string, width: number, height: number): string;
}

/** Outlines longer than this are written once and referred to, as soft edges stroke the same outline many times. */
const worthSharing = 60;

export function createSheet(): Sheet {
  const defs: string[] = [];
  const body: (string | { d: string; attributes: string })[] = [];
  const shared = new Map<string, string>();
  const uses = new Map<string, number>();

  function define(make: (id: string) => string): string {
    const known = make('');
    const seen = shared.get(known);
    if (seen) return seen;
    const id = `d${shared.size.toString(36)}`;
    shared.set(known, id);
    defs.push(make(id));
    return id;
  }

  /** The body as text, and the outlines that it refers to. */
  function written(): { outlines: string; text: string } {
    const ids = new Map<string, string>();
    let outlines = '';
    let text = '';
    for (const item of body) {
      if (typeof item === 'string') {
        text += item;
        continue;
      }
      const { d, attributes } = item;
      if (d.length < worthSharing || uses.get(d) === 1) {
        text += `<path d="${d}"${attributes}/>`;
        continue;
      }
      if (!ids.has(d)) {
        ids.set(d, `o${ids.size.toString(36)}`);
        outlines += `<path id="${ids.get(d)}" d="${d}"/>`;
      }
      text += `<use href="#${ids.get(d)}"${attributes}/>`;
    }
    return { outlines, text };
  }

  return {
    path(d, ink) {
      uses.set(d, (uses.get(d) ?? 0) + 1);
      body.push({ d, attributes: attributes(ink) });
    },
    linear(x1, y1, x2, y2, stops) {
      const id = define(
        (name) =>
          `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${stopsOf(stops)}</linearGradient>`,
      );
      return `url(#${id})`;
    },
    radial(cx, cy, r, stops, squash = {}) {
      const { sx = 1, sy = 1, turn = 0 } = squash;
      const plain = sx === 1 && sy === 1 && turn === 0;
      const place = plain
        ? ''
        : ` gradientTransform="translate(${n(cx)} ${n(cy)}) rotate(${turn}) scale(${sx} ${sy}) translate(${n(-cx)} ${n(-cy)})"`;
      const id = define(
        (name) =>
          `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"${place}>${stopsOf(stops)}</radialGradient>`,
      );
      return `url(#${id})`;
    },
    within(d, draw) {
      const id = define((name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`);
      body.push(`<g clip-path="url(#${id})">`);
      draw();
      body.push('</g>');
    },
    group(transform, draw, opacity) {
      body.push(`<g${transform ? ` transform="${transform}"` : ''}${opacity === undefined ? '' : ` opacity="${opacity}"`}>`);
      draw();
      body.push('</g>');
    },
    svg(viewBox, width, height) {
      const { outlines, text } = written();
      return (
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">` +
        `<defs>${defs.join('')}${outlines}</defs>${text}</svg>`
      );
    },
  };
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`)
    .join('');
}

function attributes(ink: Ink): string {
  let out = ` fill="${ink.fill ?? 'none'}"`;
  if (ink.alpha !== undefined) out += ` fill-opacity="${round(ink.alpha)}"`;
  if (ink.stroke) {
    out += ` stroke="${ink.stroke}" stroke-width="${n(ink.width ?? 1)}"`;
    if (ink.strokeAlpha !== undefined) out += ` stroke-opacity="${round(ink.strokeAlpha)}"`;
    if (ink.dash) out += ` stroke-dasharray="${ink.dash}"`;
    if (ink.dashOffset) out += ` stroke-dashoffset="${ink.dashOffset}"`;
    if (ink.cap) out += ` stroke-linecap="${ink.cap}"`;
    if (ink.join) out += ` stroke-linejoin="${ink.join}"`;
  }
  return out;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
