import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { firstIntent } from '#ui/late/first-intent.ts';
import type { ExpressSlotProps } from './express-slot.tsx';

/** Express payment, fetched when somebody begins to do something: which wallets a device has is nothing that a server could draw. */
export const ExpressLate = (props: ExpressSlotProps) => {
  const [Slot, setSlot] = useState<ComponentType<ExpressSlotProps>>();
  useEffect(() => {
    let gone = false;
    firstIntent()
      .then(() => import('./express-slot.tsx'))
      .then((module) => (gone ? undefined : setSlot(() => module.ExpressSlot)))
      // Without it there is the checkout.
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, []);
  return Slot ? (
    <Suspense>
      <Slot {...props} />
    </Suspense>
  ) : null;
};
