import { expect, it } from 'vitest';
import { Misused, readFolderCommand } from './command-line.ts';

const read = (...words: string[]) => readFolderCommand(words, ['backup', 'restore'], 'check');

it('reads what is to be done, the folder and the option', () => {
  expect(read('backup', 'there')).toEqual({ what: 'backup', folder: 'there', hasOption: false });
  expect(read('restore', 'there', '--check')).toEqual({ what: 'restore', folder: 'there', hasOption: true });
  expect(read('backup', '--help')).toBe('help');
  expect(read('-h')).toBe('help');
});

it.each([[['backup']], [['backup', 'one', 'two']], [['elsewhere', 'there']], [['backup', 'there', '--what']], [[]]])(
  'refuses the words %j',
  (words) => {
    expect(() => read(...words)).toThrow(Misused);
  },
);
