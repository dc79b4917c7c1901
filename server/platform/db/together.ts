/**
 * `Promise.all` for concurrent statements on one transaction: it rejects only when all have ended, so that none is sent on a connection that has been
 * released to another user.
 */
export const together = async <T extends readonly unknown[]>(...asked: T): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> => {
  await Promise.allSettled(asked);
  return Promise.all(asked);
};
