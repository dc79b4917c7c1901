/** More than enough: two that are asked at once seldom miss each other. */
const TRIES = 10;

/**
 * Asks twice at the same moment, of somebody new each time, until the two meet.
 * Whether they do is chance: the second may be read only when the first has ended.
 * @returns the last pair of answers
 */
export const untilTheyMeet = async <T>(ask: () => Promise<readonly T[]>, met: (answers: readonly T[]) => boolean): Promise<readonly T[]> => {
  let answers = await ask();
  for (let tries = 1; tries < TRIES && !met(answers); tries += 1) answers = await ask();
  return answers;
};
