import { useState } from 'react';
import { type BeforePaying, mattersBeforePaying } from './pay-hold.ts';

export interface PayHold {
  /** Something of it must be looked at before anybody pays. */
  readonly holds: (cart: BeforePaying) => boolean;
  /** All of it is shown: it holds nobody up again. */
  readonly look: (cart: BeforePaying) => void;
}

/** Holds whatever places an order, once for each thing that matters. */
export const usePayHold = (): PayHold => {
  const [seen, setSeen] = useState<readonly string[]>([]);
  return {
    holds: (cart) => mattersBeforePaying(cart).some((matter) => !seen.includes(matter)),
    look: (cart) => setSeen(mattersBeforePaying(cart)),
  };
};
