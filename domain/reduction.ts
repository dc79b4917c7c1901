interface Prices {
  readonly current: number;
  readonly original: number;
  /** Lowest price of the 30 days before the reduction began. */
  readonly historicBest?: number | undefined;
}

/**
 * What a price is announced to be reduced from, and by how much: the percentage counts from the price that is struck through. Where the law asks for the lowest
 * price of 30 days it is that one (Directive 98/6/EC art. 6a; CJEU C-330/23), elsewhere the original. Undefined: there is nothing to announce.
 * @param priorPrice the law asks for it
 */
export const reductionOf = ({ current, original, historicBest }: Prices, priorPrice: boolean): { was: number; percent?: number } | undefined => {
  const was = priorPrice ? (historicBest ?? original) : original;
  if (current >= was) return undefined;
  // Never overstated.
  const percent = Math.floor(((was - current) * 100) / was);
  return { was, ...(percent > 0 ? { percent } : {}) };
};
