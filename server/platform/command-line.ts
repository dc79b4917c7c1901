import { parseArgs } from 'node:util';

/** Wrong words on the command line. */
export class Misused extends Error {
  override readonly name = 'Misused';
}

/** To whoever typed the command: standard output is for what the command makes. */
export const say = (text: string): void => void process.stderr.write(`${text}\n`);

export interface FolderCommand<What extends string> {
  readonly what: What;
  readonly folder: string;
  /** Whether the command's one option was given. */
  readonly hasOption: boolean;
}

/**
 * The words of a command that does one of several things with a folder: `what FOLDER [--option] [--help]`.
 * @throws Misused
 */
export const readFolderCommand = <What extends string>(
  words: readonly string[],
  whats: readonly What[],
  option: string,
): FolderCommand<What> | 'help' => {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { [option]: flag, help: { ...flag, short: 'h' } },
      allowPositionals: true,
    });
    if (values['help']) return 'help';
    const [first, folder, ...more] = positionals;
    const what = whats.find((one) => one === first);
    if (what === undefined || folder === undefined || more.length > 0) throw new Error('name one folder');
    return { what, folder, hasOption: values[option] === true };
  } catch (error) {
    throw new Misused((error as Error).message);
  }
};

/** Says how a command is used; the exit code of a command that was misused. */
export const tellUsage = (usage: string): 64 => {
  process.stderr.write(`\n${usage}`);
  return 64;
};
