import type { Sheet } from '#artwork/pen/sheet.ts';
import type { Dice } from '#artwork/traits/random.ts';
import type { Frame } from '#artwork/landscape/land.ts';
import type { Light } from '#artwork/landscape/light.ts';

export interface View {
  sheet: Sheet;
  frame: Frame;
  light: Light;
  dice: Dice;
  blaze: string;
}
