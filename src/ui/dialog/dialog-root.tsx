import { DialogFrame } from './dialog-frame.tsx';
import type { DialogEntry } from './dialog-types.ts';

/** Draws the dialogs that are open or on their way out. Loaded with the first of them. */
export default function DialogRoot({ entries }: { entries: readonly DialogEntry[] }) {
  const top = entries.findLast((entry) => entry.status === 'open');
  return entries.map((entry) => <DialogFrame key={entry.key} entry={entry} isTop={entry === top} />);
}
