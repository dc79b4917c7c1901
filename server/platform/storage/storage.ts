/**
 * Files that every process of the shop must find: uploaded images, photos of shoppers, pictures of warranty cases, originals of imported pictures, and
 * emails and text messages of a shop without a gateway. A key is a path: `shopper-photos/photo-0123.webp`.
 */
export interface Storage {
  readonly kind: 'folder' | 's3';
  /** Writes an object, whole or not at all; one with this key is replaced. @throws StorageUnavailable */
  readonly put: (key: string, bytes: Buffer) => Promise<void>;
  /** @returns undefined where there is none. @throws StorageUnavailable */
  readonly get: (key: string) => Promise<Buffer | undefined>;
  /** @throws StorageUnavailable */
  readonly has: (key: string) => Promise<boolean>;
  /** Keys that begin with `folder/`, sorted; all of them without one. @throws StorageUnavailable */
  readonly list: (folder?: string) => Promise<string[]>;
  /** An object that is not there is no error. @throws StorageUnavailable */
  readonly drop: (key: string) => Promise<void>;
  /** Asks whether objects can be reached. @throws StorageUnavailable */
  readonly check: () => Promise<void>;
}

/** The storage does not answer, or refuses: a request may be repeated. The message names the kind of failure and no key, which may belong to a person. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';

  constructor(failure: string) {
    super(`The storage cannot be used (${failure})`);
  }
}

const KEY_MAX = 512;
/** A part that begins with a dot is a file that is being written. */
const PART = /^[\w-][\w.-]*$/;

/** Whether a text is a key: no empty part, none that leads out of the storage, no character that a service writes in another way. */
export const isStorageKey = (key: string): boolean => key.length <= KEY_MAX && key.split('/').every((part) => PART.test(part));

/** @throws Error for what is no key: a defect of the caller */
export const assertStorageKey = (key: string): void => {
  if (!isStorageKey(key)) throw new Error('This is no key of a stored file');
};
