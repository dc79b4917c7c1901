/** The screen stays on until the returned function is called. It is asked for again when the page is shown again: hidden, a page loses it. */
export const keepAwake = (): (() => void) => {
  let lock: WakeLockSentinel | undefined;
  let ended = false;
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    try {
      const next = await navigator.wakeLock?.request('screen');
      if (ended) void next?.release();
      else lock = next;
    } catch {
      // A battery that is low: the screen goes off as always.
    }
  };
  const onVisible = (): void => void ask();
  document.addEventListener('visibilitychange', onVisible);
  void ask();
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', onVisible);
    void lock?.release();
  };
};
