/** Nothing came back, or something that was not the shop's: a condition of the line that a screen explains, not a failure of ours. */
export const isSilence = (error: unknown): boolean => error instanceof Error && (error.name === 'NoAnswer' || error.name === 'NotAnAnswer');

/** The line is there, and the shop takes too long or answers with the error page of a proxy: the shopper is not offline. */
export const isShopDown = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { reason, status = 0 } = error as { readonly reason?: unknown; readonly status?: number };
  return (error.name === 'NoAnswer' && reason === 'timeout') || (error.name === 'NotAnAnswer' && status >= 500);
};
