/** Turns of the event loop: after a few, everything has happened that waits neither for a timer nor for an answer from outside. */
export async function turns(count = 3): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}
