import { castShadow } from '#artwork/materials/shading.ts';
import { spline } from '#artwork/pen/line.ts';
import { circle, closed, open } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';

/** A steel rail across the picture. */
export function paintRail(sheet: Sheet, y: number): void {
  sheet.path(`M0,${y + 30}H1000V${y + 40}H0Z`, {
    fill: sheet.linear(0, y + 22, 0, y + 56, [
      [0, '#2a241f', 0],
      [0.5, '#2a241f', 0.16],
      [1, '#2a241f', 0],
    ]),
  });
  sheet.path(`M0,${y - 8}H1000V${y + 8}H0Z`, {
    fill: sheet.linear(0, y - 8, 0, y + 8, [
      [0, '#6c6d70'],
      [0.3, '#f4f4f4'],
      [0.55, '#a5a7aa'],
      [1, '#4d4e52'],
    ]),
  });
}

/** A wooden hanger whose hook lies over the rail; the garment is drawn after it. */
export function paintHanger(sheet: Sheet, railY: number, neckY: number, half: number, drop: number): void {
  const hook = spline([
    [500, neckY - 6],
    [500, railY + 40],
    [514, railY + 26],
    [521, railY + 4],
    [508, railY - 13],
    [490, railY - 11],
    [482, railY + 4],
  ]);
  castShadow(sheet, open(hook), 6, 0.3, 6, 8);
  sheet.path(open(hook), { stroke: '#6f7174', width: 7, cap: 'round' });
  sheet.group('translate(-1 -0.6)', () => sheet.path(open(hook), { stroke: '#eceded', width: 2.6, cap: 'round' }));
  const upper = spline([
    [500 - half, neckY + drop],
    [500 - half * 0.5, neckY + drop * 0.34],
    [500 - 34, neckY - 8],
    [500, neckY - 14],
    [500 + 34, neckY - 8],
    [500 + half * 0.5, neckY + drop * 0.34],
    [500 + half, neckY + drop],
  ]);
  const lower = spline([
    [500 + half, neckY + drop + 16],
    [500 + half * 0.5, neckY + drop * 0.34 + 26],
    [500, neckY + 16],
    [500 - half * 0.5, neckY + drop * 0.34 + 26],
    [500 - half, neckY + drop + 16],
  ]);
  const wood = closed(upper, lower);
  sheet.path(wood, {
    fill: sheet.linear(0, neckY - 14, 0, neckY + drop + 16, [
      [0, '#dcb98c'],
      [0.4, '#c69a66'],
      [1, '#8f6a40'],
    ]),
  });
  sheet.group('translate(0 3)', () => sheet.path(open(upper), { stroke: '#f3dcb8', strokeAlpha: 0.8, width: 3 }));
  sheet.path(circle(500, neckY - 4, 5), { fill: '#85878b' });
}
