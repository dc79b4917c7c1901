/**
 * `Promise.all` for what is asked together on one transaction: it fails only when all have ended, so that nothing is asked on a connection
 * that has gone on to somebody else.
 */
export const together = async <T extends readonly unknown[]>(...asked: T): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> => {
  await Promise.allSettled(asked);
  return Promise.all(asked);
};
