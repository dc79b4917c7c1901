import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes a file, whole or not at all, readable by the shop's own user alone. Its folder is made if there is none. */
export const writeWhole = async (file: string, content: Buffer | string): Promise<void> => {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.${randomUUID()}`);
  await writeFile(draft, content, { mode: 0o600 });
  await rename(draft, file);
};
