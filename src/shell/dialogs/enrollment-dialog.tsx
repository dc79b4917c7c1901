import { EnrollmentFlow } from '#src/account/enrollment/enrollment-flow.tsx';
import { useSession } from '#src/base/session/use-session.ts';
import type { DialogContent } from '#ui/dialog-manager/dialog-manager.ts';
import { DialogBody } from '#ui/dialog/dialog-parts.tsx';
import { useEnrollment } from './use-enrollment.tsx';

/** Stands in for the sign-in where a shop has set it so (spec 1 §2). */
export default function EnrollmentDialog({ close }: DialogContent<'simplified-enrollment'>) {
  const { type } = useSession();
  const ports = useEnrollment();
  return (
    <DialogBody>
      <EnrollmentFlow {...ports} isSignedIn={type === 'Registered'} onDone={() => close(true)} />
    </DialogBody>
  );
}
