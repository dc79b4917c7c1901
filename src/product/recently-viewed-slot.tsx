import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { firstIntent } from '#ui/late/first-intent.ts';

/** The place of what was seen lately. Its code and the device's memory are fetched once somebody does something here: a page that is only passed through is neither charged nor remembered. */
export const RecentlyViewedSlot = ({ id }: { id: string }) => {
  const [Row, setRow] = useState<ComponentType<{ id: string }>>();
  useEffect(() => {
    let gone = false;
    firstIntent()
      .then(() => import('./recently-viewed.tsx'))
      .then(({ RecentlyViewed }) => {
        if (!gone) setRow(() => RecentlyViewed);
        return undefined;
      })
      // It is only nice to have.
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, []);
  return Row ? (
    <Suspense>
      <Row id={id} />
    </Suspense>
  ) : null;
};
