type Packed = Uint8Array<ArrayBuffer>;

/** The compressed text that has this hash; `compress` is called if it is not known. */
export type CompressOnce = (hash: string, compress: () => Promise<Packed>) => Promise<Packed>;

export interface CompressLimits {
  /** Texts that are compressed at a time; the others wait in the order in which they came. */
  readonly atATime: number;
  /** Compressed bytes that are kept; those that were not asked for longest go first. */
  readonly mostBytes: number;
}

/**
 * By the hash of the text: where a catalogue is made again, most of its parts have the same text as before. Those who ask for a text that is being compressed
 * wait for it. What failed is compressed again when it is asked for.
 */
export const createCompressOnce = ({ atATime, mostBytes }: CompressLimits): CompressOnce => {
  const kept = new Map<string, Packed>();
  const underWay = new Map<string, Promise<Packed>>();
  const waiting: (() => void)[] = [];
  let running = 0;
  let bytes = 0;

  const keep = (hash: string, packed: Packed): void => {
    kept.set(hash, packed);
    bytes += packed.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= mostBytes) break;
      kept.delete(oldest);
      bytes -= length;
    }
  };

  const inTurn = async (compress: () => Promise<Packed>): Promise<Packed> => {
    // One that ends hands its turn on, so that nobody who comes meanwhile takes it.
    if (running === atATime) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await compress();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };

  return (hash, compress) => {
    const known = kept.get(hash);
    if (known) {
      kept.delete(hash);
      kept.set(hash, known);
      return Promise.resolve(known);
    }
    const begun = underWay.get(hash);
    if (begun) return begun;
    const made = inTurn(compress)
      .then((packed) => {
        keep(hash, packed);
        return packed;
      })
      .finally(() => underWay.delete(hash));
    underWay.set(hash, made);
    return made;
  };
};
