import type { PictureAngle } from '#domain/pictures.ts';
import { paintPackFront } from '#artwork/accessories/pack-front.ts';
import type { ArtSpec } from '#artwork/traits/art.ts';
import { ground } from '#artwork/footwear/last.ts';
import { isBoot } from '#artwork/footwear/lasts.ts';
import { paintShoeSide } from '#artwork/footwear/side.ts';
import { softStroke } from '#artwork/materials/shading.ts';
import { tone } from '#artwork/pen/colour.ts';
import { reverse, spline, type Point } from '#artwork/pen/line.ts';
import { closed, many, n, open } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { createDice } from '#artwork/traits/random.ts';
import { paintGroundShadow } from '#artwork/pen/studio.ts';
import { readTraits } from '#artwork/traits/traits.ts';
import { grass, type Frame } from '#artwork/landscape/land.ts';
import { atDistance, lightOf, type Time } from '#artwork/landscape/light.ts';

/** A product standing on a rock in front of the landscape, if the scene names one. */
export function paintProductInFront(sheet: Sheet, spec: ArtSpec, frame: Frame, angle: PictureAngle): void {
  const traits = readTraits(spec);
  const product = traits.word('product');
  if (product === 'none') return;
  const light = lightOf(traits.word('time') as Time, traits.is('place', 'rain'));
  const shown: ArtSpec = { ...spec, kind: product as ArtSpec['kind'] };
  const wide = angle === 'wide';
  const cx = frame.width * (wide ? 0.7 : 0.5);
  const reach = frame.width * (wide ? 0.36 : angle === 'card' ? 0.62 : 0.5);
  const top = frame.height * (wide ? 0.87 : angle === 'card' ? 0.86 : 0.85);
  paintRock(
    sheet,
    spec,
    frame,
    cx,
    top,
    reach * 0.66,
    atDistance(traits.is('place', 'snow') ? '#8b94a1' : traits.is('place', 'desert') ? '#a5694a' : '#6d716f', 0.02, light),
  );
  if (product === 'backpack') {
    const scale = (frame.height * (wide ? 0.66 : 0.56)) / 700;
    paintGroundShadow(sheet, cx, top + 4, 260 * scale, 1.3);
    sheet.group(`translate(${n(cx - 500 * scale)} ${n(top - 846 * scale)}) scale(${scale.toFixed(4)})`, () => paintPackFront(sheet, shown, false));
  } else {
    const scale = (reach / 800) * (isBoot(shown) ? 0.86 : 1);
    paintGroundShadow(sheet, cx - 8 * scale, top + 4, 392 * scale, 1.3);
    sheet.group(`translate(${n(cx - 512 * scale)} ${n(top - ground * scale)}) scale(${scale.toFixed(4)})`, () => paintShoeSide(sheet, shown));
  }
  const dice = createDice(spec.seed, 'ledge grass');
  const tufts = grass(
    dice,
    { width: frame.width, height: frame.height },
    () => frame.height * 0.99,
    frame.height * 0.05,
    wide ? 90 : 60,
    frame.height * 0.07,
  );
  sheet.path(tufts, { stroke: atDistance(traits.is('place', 'snow') ? '#e8eef4' : '#4a5a33', 0, light), strokeAlpha: 0.9, width: 2.4, cap: 'round' });
}

function paintRock(sheet: Sheet, spec: ArtSpec, frame: Frame, cx: number, top: number, half: number, colour: string): void {
  const dice = createDice(spec.seed, 'rock');
  const h = frame.height;
  const rim: Point[] = [
    [cx - half * 1.14, top + h * 0.05],
    [cx - half * 1.02, top + 2],
    [cx - half * 0.6, top - h * 0.022],
    [cx, top - h * 0.028],
    [cx + half * 0.64, top - h * 0.02],
    [cx + half * 1.04, top + 4],
    [cx + half * 1.15, top + h * 0.06],
  ];
  const back = spline(rim);
  const lip = spline([
    rim[0]!,
    [cx - half * 0.7, top + h * 0.052],
    [cx - half * 0.1, top + h * 0.06],
    [cx + half * 0.6, top + h * 0.05],
    rim.at(-1)!,
  ]);
  const foot: Point[] = [
    [cx + half * 1.3, h + 20],
    [cx - half * 1.3, h + 20],
  ];
  const whole = closed(back, foot);
  softStroke(sheet, whole, { colour: '#0d1310', reach: 26, alpha: 0.4, dy: 8, steps: 6 });
  sheet.path(whole, {
    fill: sheet.linear(0, top, 0, h, [
      [0, tone(colour, -0.06)],
      [1, tone(colour, -0.24)],
    ]),
  });
  sheet.within(whole, () => {
    sheet.path(closed(back, reverse(lip)), {
      fill: sheet.linear(cx - half, 0, cx + half, 0, [
        [0, tone(colour, 0.12)],
        [0.5, tone(colour, 0.07)],
        [1, tone(colour, -0.02)],
      ]),
    });
    let specks = '';
    for (let i = 0; i < 240; i++)
      specks += `M${n(cx + dice.between(-1.2, 1.2) * half)},${n(top + dice.between(-0.03, 0.16) * h)}h${n(dice.between(1, 5))}`;
    sheet.path(specks, { stroke: '#12160f', strokeAlpha: 0.22, width: 2.4, cap: 'round' });
    const cracks = [0, 1, 2, 3, 4].map(() => {
      const x = cx + dice.between(-1, 1) * half;
      return spline([
        [x, top + h * 0.055],
        [x + dice.between(-20, 20), top + h * 0.09],
        [x + dice.between(-30, 30), h],
      ]);
    });
    sheet.path(many(cracks), { stroke: '#0b0d0c', strokeAlpha: 0.34, width: 3 });
    sheet.path(open(lip), { stroke: tone(colour, 0.2), strokeAlpha: 0.5, width: 3 });
  });
}
