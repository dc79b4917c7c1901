import type { Cart } from '#contract/cart.ts';

type Instrument = Cart['payment_instruments'][number];

/** What can be spent without a charge covers the bill in the order in which it was attached, each as far as it goes. */
export const applyTenders = (due: number, available: readonly number[]): { readonly amounts: readonly number[]; readonly remaining: number } => {
  let remaining = Math.max(0, due);
  const amounts = available.map((most) => {
    const amount = Math.min(Math.max(0, most), remaining);
    remaining -= amount;
    return amount;
  });
  return { amounts, remaining };
};

/** Limits of the instruments that cover a part; a card, Klarna and PayPal have none and take what remains. */
export const tendersOf = (instruments: readonly Instrument[]): number[] => instruments.flatMap(({ available }) => available ?? []);

/** Every instrument with what it pays now. */
export const withShares = (instruments: readonly Instrument[], due: number): Instrument[] => {
  const { amounts, remaining } = applyTenders(due, tendersOf(instruments));
  let next = 0;
  return instruments.map((instrument) => {
    if (instrument.available === undefined) return { ...instrument, amount: remaining };
    const amount = amounts[next] ?? 0;
    next += 1;
    // A part of a point's worth spends the whole point.
    return { ...instrument, amount, ...(instrument.pointWorth ? { points: Math.ceil(amount / instrument.pointWorth) } : {}) };
  });
};
