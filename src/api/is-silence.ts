/** Nothing came back, or something that was not the shop's: a condition of the line that a screen explains, not a failure of ours. */
export const isSilence = (error: unknown): boolean => error instanceof Error && (error.name === 'NoAnswer' || error.name === 'NotAnAnswer');
