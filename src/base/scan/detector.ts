/** The Shape Detection API, of which TypeScript knows nothing. */
export interface Detector {
  readonly detect: (source: CanvasImageSource) => Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

const FORMATS = ['ean_13', 'upc_a', 'ean_8', 'code_128', 'data_matrix', 'qr_code'];
/** One that lacks these is of no use here. */
const NEEDED = ['ean_13', 'qr_code'];

/** What the browser reads codes with by itself; undefined where it cannot. */
export const createDetector = async (): Promise<Detector | undefined> => {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  try {
    const known = (await BarcodeDetector?.getSupportedFormats()) ?? [];
    return BarcodeDetector && NEEDED.every((format) => known.includes(format))
      ? new BarcodeDetector({ formats: FORMATS.filter((format) => known.includes(format)) })
      : undefined;
  } catch {
    return undefined;
  }
};
