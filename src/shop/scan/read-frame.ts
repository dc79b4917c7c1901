import { type Pixels, readPicture } from '#domain/barcodes/read-bars.ts';

/** The Shape Detection API, of which TypeScript knows nothing. */
interface Detector {
  readonly detect: (source: CanvasImageSource) => Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

const FORMATS = ['ean_13', 'upc_a', 'ean_8', 'code_128', 'data_matrix', 'qr_code'];
/** Wide enough for a bar of 2 pixels where the code takes a quarter of the picture. */
const WIDEST = 800;

export interface FrameReader {
  /** Without it the bars of packages are read, but no QR codes. */
  readonly readsQr: boolean;
  readonly read: (video: HTMLVideoElement) => Promise<readonly string[]>;
}

const createDetector = async (): Promise<Detector | undefined> => {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  try {
    const known = (await BarcodeDetector?.getSupportedFormats()) ?? [];
    return BarcodeDetector && known.includes('ean_13')
      ? new BarcodeDetector({ formats: FORMATS.filter((format) => known.includes(format)) })
      : undefined;
  } catch {
    return undefined;
  }
};

const createOwnReader = (): FrameReader => {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const pixelsOf = (video: HTMLVideoElement): Pixels | undefined => {
    const { videoWidth, videoHeight } = video;
    if (!context || videoWidth === 0) return undefined;
    const scale = Math.min(1, WIDEST / videoWidth);
    const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    context.drawImage(video, 0, 0, width, height);
    return context.getImageData(0, 0, width, height);
  };
  return {
    readsQr: false,
    read: async (video) => {
      const pixels = pixelsOf(video);
      const gtin = pixels && readPicture(pixels);
      return gtin === undefined ? [] : [gtin];
    },
  };
};

/** The browser's own reader where it has one and it works, else ours. */
export const createFrameReader = async (): Promise<FrameReader> => {
  const detector = await createDetector();
  if (!detector) return createOwnReader();
  let own: FrameReader | undefined;
  return {
    readsQr: true,
    read: async (video) => {
      if (own) return own.read(video);
      try {
        return (await detector.detect(video)).map(({ rawValue }) => rawValue);
      } catch {
        // Some Androids list formats, and then have no service that reads them.
        own = createOwnReader();
        return own.read(video);
      }
    },
  };
};
