import { expect } from '@playwright/test';

/** Waits until what `read` tells was the same twice, half a second apart. */
export const untilStill = async (what: string, read: () => Promise<string | number | undefined>, timeout?: number): Promise<void> => {
  let before: string | number | undefined;
  const isStill = async (): Promise<boolean> => {
    const now = await read();
    const isSame = now !== undefined && now === before;
    before = now;
    return isSame;
  };
  await expect.poll(isStill, { message: `${what} stops changing`, intervals: [500], ...(timeout !== undefined && { timeout }) }).toBe(true);
};
