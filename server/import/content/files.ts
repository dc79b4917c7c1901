import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file below the folder, by its path with slashes: `WAYMARK-US/page/home.json`. */
export interface ContentFile {
  readonly path: string;
  readonly bytes: Buffer;
}

export const IMAGES = 'images';

const isContent = (path: string): boolean => /^[^./][^/]*\/(?:[^./][^/]*\/)?[^./][^/]*\.(?:json|webp)$/.test(path);

/**
 * Every file of a folder that may hold content, by name. Others, such as those of a version control, are left alone.
 * @throws Error where the folder cannot be read
 */
export const readFolder = async (folder: string): Promise<ContentFile[]> => {
  if (!(await stat(folder).catch(() => undefined))?.isDirectory()) throw new Error(`${folder} is no folder that can be read`);
  const names = await readdir(folder, { recursive: true });
  const paths = names
    .map((name) => name.replaceAll('\\', '/'))
    .filter(isContent)
    .toSorted();
  return Promise.all(paths.map(async (path) => ({ path, bytes: await readFile(join(folder, path)) })));
};

/** Writes files below a folder; one that is there with the same content stays as it is. */
export const writeFolder = async (folder: string, files: readonly ContentFile[]): Promise<void> => {
  for (const { path, bytes } of files) {
    const target = join(folder, path);
    const known = await readFile(target).catch(() => undefined);
    if (known?.equals(bytes)) continue;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, bytes);
  }
};
