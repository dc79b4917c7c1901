import { useState } from 'react';
import { type BeforePaying, mattersBeforePaying } from './pay-hold.ts';

export interface PayHold {
  /** Something of it must be looked at before anybody pays. */
  readonly holds: (basket: BeforePaying) => boolean;
  /** All of it is shown: it holds nobody up again. */
  readonly look: (basket: BeforePaying) => void;
}

/** Holds whatever places an order, once for each thing that matters. */
export const usePayHold = (): PayHold => {
  const [seen, setSeen] = useState<readonly string[]>([]);
  return {
    holds: (basket) => mattersBeforePaying(basket).some((matter) => !seen.includes(matter)),
    look: (basket) => setSeen(mattersBeforePaying(basket)),
  };
};
