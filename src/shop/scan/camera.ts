import { createFrameReader } from './read-frame.ts';

/** `denied`: the shopper or the device forbids it. `none`: there is no camera. `failed`: it is in use, or broken. */
export type CameraProblem = 'denied' | 'none' | 'failed';

export interface RunningCamera {
  readonly readsQr: boolean;
  /** Absent: it has no light. */
  readonly torch?: (on: boolean) => Promise<void>;
  readonly stop: () => void;
}

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
};

export const problemOf = (error: unknown): CameraProblem => (error instanceof Error && PROBLEMS[error.name]) || 'failed';

/** Between two frames that are read, ms: a phone that reads all of them grows hot. */
const REST_MS = 60;

/** Whether there may be a camera at all: without a secure context there is none. */
export const mayHaveCamera = (): boolean => 'mediaDevices' in navigator;

/** Whether it may be started without asking. Browsers that cannot tell would ask. */
export const isCameraAllowed = async (): Promise<boolean> => {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state === 'granted';
  } catch {
    return false;
  }
};

/** Calls back with the next frame and the time at which it was taken (`performance.now()`). */
const nextFrame = (video: HTMLVideoElement): Promise<number> =>
  new Promise((resolve) => {
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback((now) => resolve(now));
    else requestAnimationFrame(resolve);
  });

/** The screen stays on while somebody scans. It is asked for again when the page is shown again. */
const keepAwake = (): (() => void) => {
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

export interface CameraOptions {
  readonly video: HTMLVideoElement;
  /** Called with each code of each frame. */
  readonly onCode: (text: string, from: number) => void;
  /** The camera was taken away: unplugged, or used by another. */
  readonly onEnd: () => void;
  readonly signal: AbortSignal;
}

/**
 * Shows the camera and reads what it sees until it is stopped.
 * @throws what `getUserMedia` throws; `problemOf` names it
 */
export const startCamera = async ({ video, onCode, onEnd, signal }: CameraOptions): Promise<RunningCamera> => {
  if (!mayHaveCamera()) throw new DOMException('No camera here', 'NotFoundError');
  const [stream, reader] = await Promise.all([
    navigator.mediaDevices.getUserMedia({ audio: false, video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } } }),
    createFrameReader(),
  ]);
  const [track] = stream.getVideoTracks();
  const own = new AbortController();
  const letSleep = keepAwake();
  const stop = (): void => {
    if (own.signal.aborted) return;
    own.abort();
    signal.removeEventListener('abort', stop);
    letSleep();
    for (const one of stream.getTracks()) one.stop();
    video.srcObject = null;
  };
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  signal.throwIfAborted();
  track?.addEventListener('ended', () => {
    if (own.signal.aborted) return;
    stop();
    onEnd();
  });
  video.srcObject = stream;
  await video.play();

  const look = async (): Promise<void> => {
    while (!own.signal.aborted) {
      const from = await nextFrame(video);
      if (own.signal.aborted) return;
      const seen = document.visibilityState === 'visible' ? await reader.read(video).catch(() => []) : [];
      if (!own.signal.aborted) for (const text of seen) onCode(text, from);
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
    }
  };
  void look();

  const { torch = false } = (track?.getCapabilities?.() ?? {}) as { readonly torch?: boolean };
  return {
    readsQr: reader.readsQr,
    ...(torch && { torch: async (on: boolean) => track?.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] }) }),
    stop,
  };
};
