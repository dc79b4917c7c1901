import { keepAwake } from '#src/base/screen/keep-awake.ts';
import { createFrameReader, type FrameReader } from './read-frame.ts';

/**
 * `denied`: the shopper or the device forbids it. `none`: there is no camera. `failed`: it is in use, or broken. `reader`: what reads the codes cannot be had:
 * it was never fetched, and there is no network.
 */
export type CameraProblem = 'denied' | 'none' | 'failed' | 'reader';

export interface RunningCamera {
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

class ReaderMissing extends Error {}

export const problemOf = (error: unknown): CameraProblem =>
  error instanceof ReaderMissing ? 'reader' : (error instanceof Error && PROBLEMS[error.name]) || 'failed';

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

export interface CameraOptions {
  readonly video: HTMLVideoElement;
  /** Called with each code of each frame. */
  readonly onCode: (text: string, from: number) => void;
  /** The picture is shown, and what reads it may still be on its way. */
  readonly onPicture: () => void;
  /** It has ended by itself: the camera was unplugged or is used by another, or what reads the codes failed. */
  readonly onEnd: (problem: CameraProblem) => void;
  readonly signal: AbortSignal;
}

/**
 * Shows the camera and reads what it sees until it is stopped.
 * @throws what `getUserMedia` throws, or that nothing can read codes here; `problemOf` names it
 */
export const startCamera = async ({ video, onCode, onPicture, onEnd, signal }: CameraOptions): Promise<RunningCamera> => {
  if (!mayHaveCamera()) throw new DOMException('No camera here', 'NotFoundError');
  const own = new AbortController();
  const arriving = createFrameReader(own.signal).catch((error: unknown) => {
    throw signal.aborted ? error : new ReaderMissing('Nothing reads codes here', { cause: error });
  });
  // Where the camera fails first, nobody waits for it.
  arriving.catch(() => undefined);
  const stream = await openStream(own);
  const [track] = stream.getVideoTracks();
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
  const end = (problem: CameraProblem): void => {
    if (own.signal.aborted) return;
    stop();
    onEnd(problem);
  };
  track?.addEventListener('ended', () => end('failed'));
  let reader: FrameReader;
  try {
    video.srcObject = stream;
    await video.play();
    onPicture();
    reader = await arriving;
  } catch (error) {
    stop();
    throw error;
  }
  void lookAt(video, reader, onCode, own.signal).catch(() => end('reader'));

  const { torch = false } = (track?.getCapabilities?.() ?? {}) as { readonly torch?: boolean };
  return {
    ...(torch && { torch: async (on: boolean) => track?.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] }) }),
    stop,
  };
};

const openStream = async (own: AbortController): Promise<MediaStream> => {
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
    });
  } catch (error) {
    own.abort();
    throw error;
  }
};

const lookAt = async (video: HTMLVideoElement, reader: FrameReader, onCode: CameraOptions['onCode'], signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    const from = await nextFrame(video);
    if (signal.aborted) return;
    const seen = document.visibilityState === 'visible' ? await reader.read(video) : [];
    if (!signal.aborted) for (const text of seen) onCode(text, from);
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
  }
};
