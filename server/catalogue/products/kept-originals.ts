import type { Storage } from '#server/platform/storage/storage.ts';
import type { KeptOriginals } from '#artwork/remote-source.ts';

const keyOf = (name: string): string => `pictures-imported/${name}`;

/** Originals of imported pictures in the storage: a process with an empty folder finds them also when their host is gone. */
export const keptOriginals = (storage: Storage): KeptOriginals => ({
  get: (name) => storage.get(keyOf(name)),
  put: (name, body) => storage.put(keyOf(name), body),
});
