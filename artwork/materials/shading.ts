import { lightness, tone } from '#artwork/pen/colour.ts';
import { type Line } from '#artwork/pen/line.ts';
import { open } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';

/**
 * Light without blur filters: a soft edge is a few strokes of falling width and low opacity laid over each other, cut
 * off by the shape that they shade. The light comes from the upper left, as in a studio.
 */
export interface Soft {
  colour: string;
  /** Reach into the shape in drawing units. */
  reach: number;
  /** Opacity at the edge itself. */
  alpha: number;
  dx?: number;
  dy?: number;
  steps?: number;
}

/** A soft edge along a path; call it inside `within` to keep only the inner half. */
export function softStroke(sheet: Sheet, d: string, { colour, reach, alpha, dx = 0, dy = 0, steps = 6 }: Soft): void {
  const each = 1 - (1 - Math.min(0.97, alpha)) ** (1 / steps);
  const draw = () => {
    for (let i = 1; i <= steps; i++) {
      sheet.path(d, { stroke: colour, strokeAlpha: each, width: 2 * reach * (i / steps) ** 1.25, join: 'round', cap: 'round' });
    }
  };
  if (dx === 0 && dy === 0) draw();
  else sheet.group(`translate(${dx} ${dy})`, draw);
}

/** The shadow that a raised piece throws on what lies under it; draw it before the piece. */
export function castShadow(sheet: Sheet, d: string, reach = 8, alpha = 0.3, dx = 1, dy = 3): void {
  softStroke(sheet, d, { colour: '#0b0a12', reach, alpha, dx, dy, steps: 4 });
}

/** How strongly highlights and shadows show on a colour: dark cloth lives from highlights, light cloth from shadows. */
export function contrastOf(colour: string): { shade: number; gleam: number; shadeColour: string; gleamColour: string } {
  const l = lightness(colour);
  return {
    shade: l > 0.85 ? 0.34 : l > 0.5 ? 0.42 : 0.55,
    gleam: l > 0.85 ? 0.9 : l > 0.5 ? 0.4 : 0.26,
    shadeColour: tone(colour, l > 0.85 ? -0.42 : -Math.min(0.36, l * 0.7)),
    gleamColour: tone(colour, l > 0.85 ? 0.2 : l < 0.3 ? 0.42 : 0.3),
  };
}

/** A line of stitches: each with its own small shadow, a little lighter or darker than the cloth. */
export function stitch(sheet: Sheet, line: Line, colour: string, width = 2.4, run = 7): void {
  const d = open(line);
  const thread = lightness(colour) > 0.62 ? tone(colour, -0.16) : tone(colour, 0.2);
  sheet.path(d, { stroke: '#0b0a12', strokeAlpha: 0.28, width: width + 1.4, dash: `${run} ${run * 0.55}`, cap: 'butt' });
  sheet.path(d, { stroke: thread, width, dash: `${run - 1} ${run * 0.55 + 1}`, dashOffset: -0.5, cap: 'round' });
}

/** A cut or folded edge: a dark line with light caught just beside it. */
export function seam(sheet: Sheet, line: Line, colour: string, width = 2): void {
  const d = open(line);
  const tones = contrastOf(colour);
  sheet.path(d, { stroke: tones.shadeColour, strokeAlpha: 0.75, width, cap: 'round', join: 'round' });
  sheet.group('translate(0 2)', () => sheet.path(d, { stroke: tones.gleamColour, strokeAlpha: tones.gleam * 0.6, width: width * 0.7, cap: 'round' }));
}
