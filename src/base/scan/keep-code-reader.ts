import { createDetector } from './detector.ts';

/** Fetches the reader for the camera where the browser needs one: afterwards it works without a network. Never rejects. */
export const keepCodeReader = async (): Promise<void> => {
  if (!('mediaDevices' in navigator) || (await createDetector())) return;
  await import('./code-reader.ts').then(({ fetchCodeReader }) => fetchCodeReader()).catch(() => undefined);
};
