/** Whether the shop answered that there is no such record: a page that is a 404, not a failure. */
export const isMissing = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { status, code } = error as { status?: unknown; code?: unknown };
  return status === 404 || code === 'PLP400';
};
