/** Whatever appears, goes or moves on the page has come to rest. What moves for ever is not waited for. */
export async function animationsFinished(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
