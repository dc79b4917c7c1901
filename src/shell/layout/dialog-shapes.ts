import { dialogSettings } from '#contract/settings/dialogs.ts';
import type { DialogSetting } from '#contract/settings/schema.ts';
import type { DialogName } from '#ui/dialog-manager/dialog-manager.ts';
import type { DialogShape, DialogShapes } from '#ui/dialog-manager/dialog-types.ts';

const HEIGHTS = { '50%': 'half', '95%': 'tall', full: 'full' } as const satisfies Record<DialogSetting['height'], DialogShape['height']>;

const shapeOf = ({ large, small, height, keepOpen }: DialogSetting): DialogShape => ({ kind: large, small, height: HEIGHTS[height], keepOpen });

/** How each dialog of the shop stands on the screen, as it is set. A dialog that has no setting does not compile. */
export const dialogShapes: DialogShapes = Object.fromEntries(
  Object.entries(dialogSettings satisfies Record<DialogName, DialogSetting>).map(([name, setting]) => [name, shapeOf(setting)]),
);
