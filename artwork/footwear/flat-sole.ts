import { contrastOf, softStroke, stitch } from '#artwork/materials/shading.ts';
import { tone } from '#artwork/pen/colour.ts';
import { at, between, offset, reverse, slice, spline, straight, type Line } from '#artwork/pen/line.ts';
import { closed, many, open, polygon } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { ground as groundY, type Last } from './last.ts';

/** The rubber cup of court shoes: one straight wall with a foxing line and a stitched groove. */
export function paintCupSole(sheet: Sheet, last: Last, { foam, rubber, stripe }: { foam: string; rubber: string; stripe: string | undefined }): void {
  const rim = offset(last.bite, 12, 60);
  const [back, front] = [rim[0]!, rim.at(-1)!];
  const bottom = spline([
    [122, groundY - 16],
    [136, groundY - 2],
    [200, groundY],
    [420, groundY],
    [640, groundY],
    [780, groundY - 4],
    [870, groundY - 16],
    [908, groundY - 34],
  ]);
  const heelSide = spline([back, [112, (back[1] + groundY) / 2], bottom[0]!]);
  const toeSide = spline([front, [front[0] + 10, (front[1] + groundY - 30) / 2], bottom.at(-1)!]);
  const d = closed(rim, toeSide, reverse(bottom), reverse(heelSide));
  const tones = contrastOf(foam);
  softStroke(sheet, open(rim), { colour: '#0a0812', reach: 10, alpha: 0.3, dy: -3, steps: 4 });
  sheet.path(d, {
    fill: sheet.linear(0, last.heelY - 20, 0, groundY, [
      [0, tone(foam, 0.04)],
      [0.6, foam],
      [1, tone(foam, -0.11)],
    ]),
  });
  sheet.within(d, () => {
    sheet.path(d, {
      fill: sheet.linear(104, 0, 922, 0, [
        [0, tones.shadeColour, 0.42],
        [0.1, tones.shadeColour, 0.08],
        [0.3, '#ffffff', 0.16],
        [0.45, tones.shadeColour, 0],
        [0.88, tones.shadeColour, 0.04],
        [1, tones.shadeColour, 0.42],
      ]),
    });
    const tread = closed(offset(bottom, 13, 60), reverse(bottom));
    sheet.path(tread, { fill: rubber });
    sheet.path(open(offset(bottom, 13, 60)), { stroke: tone(rubber, -0.24), strokeAlpha: 0.7, width: 2 });
    const cuts: Line[] = [];
    for (let i = 1; i < 60; i++) {
      const [x, y] = at(bottom, i / 60);
      cuts.push(straight([x, y - 10], [x, y + 2]));
    }
    sheet.path(many(cuts), { stroke: '#000000', strokeAlpha: 0.16, width: 1.6 });
    if (stripe) sheet.path(open(offset(bottom, 22, 60)), { stroke: stripe, width: 5 });
    stitch(sheet, between(rim, bottom, 0.2, 60), foam, 2, 6);
    // Texture at the toe bumper.
    const bumper: Line[] = [];
    for (let k = 0; k < 4; k++) bumper.push(slice(between(rim, bottom, 0.36 + k * 0.09, 60), 0.86, 0.99));
    sheet.path(many(bumper), { stroke: tones.shadeColour, strokeAlpha: 0.36, width: 2, dash: '3 3' });
    sheet.group('translate(0 2.5)', () => sheet.path(open(rim), { stroke: tones.gleamColour, strokeAlpha: tones.gleam, width: 3.4 }));
  });
  sheet.path(open(rim), { stroke: tone(foam, -0.34), strokeAlpha: 0.5, width: 1.6 });
}

/** A leather or rubber sole with a separate heel. */
export function paintHeeledSole(sheet: Sheet, last: Last, colour: string, lugged: boolean): void {
  const rim = offset(last.bite, -8, 60);
  const thick = Math.max(14, groundY - last.foreY - 22);
  const low = offset(rim, (s) => -(s < 0.36 ? thick * 0.9 : thick * (1 - Math.max(0, s - 0.84) * 2)), 60);
  const heelFront = 330;
  const d = closed(rim, reverse(low));
  const fill = sheet.linear(0, last.heelY, 0, groundY, [
    [0, tone(colour, 0.08)],
    [0.5, colour],
    [1, tone(colour, -0.1)],
  ]);
  const [backX, backY] = rim[0]!;
  const lower = lugged ? groundY - 13 : groundY;
  const heel = polygon([
    [backX - 1, backY + 4],
    [heelFront - 4, at(low, 0.3)[1] - 8],
    [heelFront + 4, at(low, 0.3)[1]],
    [heelFront - 12, lower],
    [backX + 10, lower],
    [backX - 2, backY + 34],
  ]);
  if (lugged) {
    let lugs = '';
    for (let i = 0; i < 7; i++)
      lugs += polygon([
        [136 + i * 27, lower - 4],
        [155 + i * 27, lower - 4],
        [153 + i * 27, groundY],
        [138 + i * 27, groundY],
      ]);
    for (let i = 0; i < 15; i++) {
      const [x, y] = at(low, 0.4 + i * 0.038);
      lugs += polygon([
        [x - 9, y - 3],
        [x + 9, y - 3],
        [x + 7, Math.min(groundY, y + 13)],
        [x - 7, Math.min(groundY, y + 13)],
      ]);
    }
    sheet.path(lugs, { fill: tone(colour, -0.08) });
  }
  sheet.path(heel, { fill });
  sheet.within(heel, () => {
    const stackLines: Line[] = [];
    for (let y = last.heelY + 26; y < groundY; y += 9)
      stackLines.push([
        [100, y],
        [heelFront + 20, y],
      ]);
    sheet.path(many(stackLines), { stroke: tone(colour, -0.2), strokeAlpha: 0.4, width: 1.6 });
    softStroke(sheet, heel, { colour: '#0a0812', reach: 22, alpha: 0.4, steps: 5 });
    sheet.path(`M100,${groundY - 7}H400V${groundY + 2}H100Z`, { fill: '#141316', alpha: 0.7 });
  });
  sheet.path(d, { fill });
  sheet.within(d, () => {
    softStroke(sheet, open(low), { colour: '#0a0812', reach: 10, alpha: 0.4, steps: 4 });
    sheet.group('translate(0 2)', () => sheet.path(open(rim), { stroke: tone(colour, 0.24), strokeAlpha: 0.6, width: 2.4 }));
  });
}
