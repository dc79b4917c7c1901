import { paintMark } from '#artwork/apparel/logo.ts';
import type { ArtSpec } from '#artwork/traits/art.ts';
import { lightness, tone } from '#artwork/pen/colour.ts';
import { closed } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { readTraits } from '#artwork/traits/traits.ts';
import { type Last, upperOutline } from './last.ts';
import { panelTools } from './panel.ts';
import { paintSideMark } from './side-mark.ts';
import { paintHeelPiece, paintShell, paintToePiece } from './toe-and-heel.ts';

/** Everything sewn or printed on the upper: side mark, toe piece, heel piece. */
export function paintOverlays(sheet: Sheet, spec: ArtSpec, last: Last): void {
  const traits = readTraits(spec);
  const { second, accent, main } = spec.palette;
  const tools = panelTools(sheet, last);
  sheet.within(closed(...upperOutline(last)), () => {
    if (spec.kind === 'winter-boot') paintShell(sheet, last, tools, second);
    paintSideMark(sheet, traits.word('overlay'), tools, { second, accent, main });
    paintToePiece(sheet, traits.word('toecap'), last, tools, spec);
    paintHeelPiece(sheet, traits.word('heel'), last, tools, { second, accent });
  });
  paintLogo(sheet, spec, last);
}

function paintLogo(sheet: Sheet, spec: ArtSpec, last: Last): void {
  const traits = readTraits(spec);
  const { main, second, accent } = spec.palette;
  const place = traits.word('logo');
  const pale = (colour: string) => (lightness(colour) > 0.58 ? '#1d2a26' : '#f3efe8');
  if (place === 'heel') {
    const p = last.upper.point(0.075, 0.34);
    const ground = traits.is('heel', 'clip') ? accent : second;
    paintMark(sheet, p[0], p[1], 17, { ink: pale(ground), blaze: ground === accent ? pale(accent) : accent });
  } else if (place === 'side' && traits.is('overlay', 'clean')) {
    // A clean upper carries the mark alone, large and close to the upper's own colour.
    const [x, y] = last.upper.point(0.36, 0.42);
    sheet.group('translate(0.8 1.6)', () => paintMark(sheet, x, y, 50, { ink: '#0b0a12', blaze: '#0b0a12' }, 0.22));
    paintMark(sheet, x, y, 50, { ink: lightness(main) > 0.6 ? tone(main, -0.2) : tone(main, 0.16), blaze: accent });
  } else if (place === 'side') {
    const [x, y] = last.upper.point(0.29, 0.54);
    paintMark(sheet, x, y, 22, { ink: pale(main), blaze: accent });
  }
}
