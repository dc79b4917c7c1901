import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether an SPDX expression leaves no choice but terms that would reach into the shop's own code. LGPL does not. */
export const isCopyleft = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, ' ')
    .split(/\s+OR\s+/i)
    .every((choice) => choice.split(/\s+AND\s+/i).some((term) => /^\s*A?GPL\b/i.test(term)));

/** The folder of the package that a module is of: the innermost one below `node_modules`. */
export const packageFolderOf = (id: string): string | undefined =>
  /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/@.][^\\/]*)[\\/]/.exec(id.replace(/^\0/, '').split('?')[0] ?? '')?.[1];

export interface Notice {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

/** What a package says about its licence. A text that it does not bring is named by its licence alone. */
export const noticeOf = (folder: string): Notice => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;
  const file = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)(?:[.-]|$)/i.test(entry));
  const licence = typeof license === 'string' ? license : ((license as { type?: string } | undefined)?.type ?? 'unknown');
  return { name: String(name), version: String(version), licence, text: file ? readFileSync(join(folder, file), 'utf8').trim() : '' };
};

/** Notices of the packages that these modules are of, each once. @throws where one of them is under GPL or AGPL, or names no licence */
export const noticesOf = (ids: Iterable<string>): Notice[] => {
  const folders = new Set([...ids].map(packageFolderOf).filter((folder) => folder !== undefined && existsSync(join(folder, 'package.json'))));
  const notices = [...folders].map((folder) => noticeOf(folder as string));
  const byName = new Map(notices.map((notice) => [`${notice.name}@${notice.version}`, notice]));
  for (const [name, { licence }] of byName)
    if (isCopyleft(licence) || licence === 'unknown') throw new Error(`${name} must not be part of the build: its licence is ${licence}`);
  return [...byName.values()].toSorted((a, b) => a.name.localeCompare(b.name));
};

const RULE = '-'.repeat(80);

/** One text for people to read. */
export const writeNotices = (notices: readonly Notice[]): string =>
  [
    'Software of others that is part of these pages, and its licences.',
    ...notices.map(({ name, version, licence, text }) => `${RULE}\n${name} ${version} (${licence})\n\n${text}`),
  ].join('\n\n') + '\n';
