import { EnrollmentFlow } from '#src/account/enrollment/enrollment-flow.tsx';
import type { DialogContent } from '#ui/dialog-manager/dialog-manager.ts';
import { DialogBody } from '#ui/dialog/dialog-parts.tsx';
import { useEnrollment } from './use-enrollment.tsx';

/** The first hello to a new account, which leads on to what its profile misses; closed with `true` by whoever goes to the end. */
export default function WelcomeDialog({ close, props: { isMember } }: DialogContent<'welcome'>) {
  const ports = useEnrollment();
  return (
    <DialogBody>
      <EnrollmentFlow {...ports} isSignedIn titleAbove first={isMember ? 'welcome' : 'non-loyalty'} onDone={() => close(true)} />
    </DialogBody>
  );
}
