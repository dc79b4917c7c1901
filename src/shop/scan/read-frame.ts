import { createDetector } from '#src/base/scan/detector.ts';

export interface FrameReader {
  /** The texts of the codes in the frame that is shown. Rejects where nothing reads any more. */
  readonly read: (video: HTMLVideoElement) => Promise<readonly string[]>;
}

/** Ours, in a worker. One that fails is started once more with the next frame. */
const createOwnReader = async (signal: AbortSignal): Promise<FrameReader> => {
  const { openCodeReader } = await import('#src/base/scan/code-reader.ts');
  let reader = await openCodeReader(signal);
  return {
    read: async (video) => {
      if (video.videoWidth === 0) return [];
      try {
        return await reader.read(await createImageBitmap(video));
      } catch {
        signal.throwIfAborted();
        reader.end();
        reader = await openCodeReader(signal);
        return [];
      }
    },
  };
};

/**
 * The browser's own reader where it has one and it works, else ours.
 * @param signal ends it
 * @throws when ours cannot be had
 */
export const createFrameReader = async (signal: AbortSignal): Promise<FrameReader> => {
  const detector = await createDetector();
  if (!detector) return createOwnReader(signal);
  let own: FrameReader | undefined;
  return {
    read: async (video) => {
      if (own) return own.read(video);
      try {
        return (await detector.detect(video)).map(({ rawValue }) => rawValue);
      } catch {
        // Some Androids list formats, and then have no service that reads them.
        own = await createOwnReader(signal);
        return own.read(video);
      }
    },
  };
};
