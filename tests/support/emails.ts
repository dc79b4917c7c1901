import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Emails that the shop has written, as text: quoted-printable is undone, so that a link stands in one piece. */
export const emails = async (dataDir: string): Promise<readonly string[]> => {
  const folder = join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const written = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return written.map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
};

/** The first link of that kind in an email to that address; empty while there is none. */
export const linkTo = async (dataDir: string, email: string, link: RegExp): Promise<string> => {
  const own = (await emails(dataDir)).filter((mail) => mail.includes(`To: ${email}`));
  return own.map((mail) => link.exec(mail)?.[0]).find((found) => found !== undefined) ?? '';
};
