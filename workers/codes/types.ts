/** The worker that reads codes in pictures. */
export interface CodesApi {
  /**
   * Fetches and compiles the reader.
   * @param wasmUrl of the program, from this shop
   * @throws when it cannot be had
   */
  readonly start: (wasmUrl: string) => Promise<void>;
  /** The texts of the codes in a frame, which is closed. */
  readonly read: (frame: ImageBitmap) => Promise<readonly string[]>;
}
