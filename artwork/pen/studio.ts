import type { Sheet } from './sheet.ts';
import { oval } from './path.ts';

export function paintStudio(sheet: Sheet): void {
  const light = sheet.radial(470, 400, 760, [
    [0, '#f5f3f0'],
    [1, '#e9e6e0'],
  ]);
  sheet.path('M0,0H1000V1000H0Z', { fill: light });
}

/** The floor in front of the sweep: slightly brighter, so that a standing product has ground. */
export function paintFloor(sheet: Sheet, y: number): void {
  const floor = sheet.linear(0, y - 90, 0, 1000, [
    [0, '#ffffff', 0],
    [0.28, '#fffdfa', 0.34],
    [1, '#ffffff', 0],
  ]);
  sheet.path(`M0,${y - 90}H1000V1000H0Z`, { fill: floor });
}

/** A shadow on the ground: a wide faint pool and a dark core where the product touches. */
export function paintGroundShadow(sheet: Sheet, cx: number, y: number, half: number, strength = 1): void {
  const pool = (rx: number, ry: number, dy: number, alpha: number, core: number) => {
    const paint = sheet.radial(
      cx,
      y + dy,
      rx,
      [
        [0, '#2a241f', alpha],
        [core, '#2a241f', alpha * 0.82],
        [0.75, '#2a241f', alpha * 0.28],
        [1, '#2a241f', 0],
      ],
      { sy: ry / rx },
    );
    sheet.path(oval(cx, y + dy, rx, ry), { fill: paint });
  };
  pool(half * 1.22, half * 0.2, half * 0.03, 0.16 * strength, 0.3);
  pool(half * 1.06, half * 0.085, half * 0.012, 0.34 * strength, 0.5);
  pool(half * 0.94, half * 0.035, 2, 0.5 * strength, 0.6);
}
