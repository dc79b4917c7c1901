import { DialogFrame } from './dialog-frame.tsx';
import type { DialogEntry, DialogShapes } from '../dialog-manager/dialog-types.ts';

/** Draws the dialogs that are open or on their way out. Loaded with the first of them. */
export default function DialogRoot({ entries, shapes }: { entries: readonly DialogEntry[]; shapes?: DialogShapes | undefined }) {
  const top = entries.findLast((entry) => entry.status === 'open');
  return entries.map((entry) => <DialogFrame key={entry.key} entry={entry} shape={shapes?.[entry.name]} isTop={entry === top} />);
}
