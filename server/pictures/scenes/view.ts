import type { Sheet } from '../pen/sheet.ts';
import type { Dice } from '../random.ts';
import type { Frame } from './land.ts';
import type { Light } from './light.ts';

export interface View {
  sheet: Sheet;
  frame: Frame;
  light: Light;
  dice: Dice;
  blaze: string;
}
