import { Button } from '#ui/button/button.tsx';
import { DialogBody, DialogFooter } from '#ui/dialog/dialog-parts.tsx';
import type { DialogContentProps } from '#ui/dialog-manager/dialog-types.ts';

/** What stands in the dialogs of the gallery. */
export default function DialogContent({ close }: DialogContentProps<unknown>) {
  return (
    <>
      <DialogBody>Escape, the backdrop and Back close it.</DialogBody>
      <DialogFooter>
        <Button onClick={() => close(true)}>Good</Button>
      </DialogFooter>
    </>
  );
}
