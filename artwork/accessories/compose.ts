import type { PictureAngle } from '#domain/pictures.ts';
import type { ArtSpec } from '#artwork/traits/art.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { paintBackpack } from './backpack.ts';
import { paintCap } from './cap.ts';
import { paintGiftCard } from './gift-card.ts';
import { paintBeanie } from './beanie.ts';
import { paintSocks } from './socks.ts';

export function paintAccessory(sheet: Sheet, spec: ArtSpec, angle: PictureAngle): void {
  if (spec.kind === 'cap') paintCap(sheet, spec, angle);
  else if (spec.kind === 'beanie') paintBeanie(sheet, spec, angle);
  else if (spec.kind === 'socks') paintSocks(sheet, spec, angle);
  else if (spec.kind === 'backpack') paintBackpack(sheet, spec, angle);
  else paintGiftCard(sheet, spec, angle);
}

/** The window of a close-up. */
export function accessoryCloseUp(spec: ArtSpec): string {
  if (spec.kind === 'cap') return '330 330 380 380';
  if (spec.kind === 'beanie') return '330 440 360 360';
  if (spec.kind === 'socks') return '470 530 340 340';
  if (spec.kind === 'backpack') return '310 190 420 420';
  return '120 250 460 460';
}
