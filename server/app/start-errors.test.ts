import { describe, expect, it } from 'vitest';
import { FolderInUse } from '#server/platform/db/lock-file.ts';
import { explainStartError } from './start-errors.ts';

const env = { port: 3000, host: '10.0.0.9', dataDir: '/srv/waymark', databaseUrl: undefined };
const system = (code: string, syscall: string) => Object.assign(new Error(`${code}: ${syscall}`), { code, syscall });

describe('why the server did not start', () => {
  it.each([
    [system('EADDRINUSE', 'listen'), 'Port 3000 is taken: name another with PORT.'],
    [system('EACCES', 'listen'), 'Port 3000 may not be opened by this user: name another with PORT.'],
    [system('EADDRNOTAVAIL', 'listen'), 'This machine has no address 10.0.0.9: change HOST.'],
    [system('ENOTFOUND', 'getaddrinfo'), 'There is no host 10.0.0.9: change HOST.'],
    [system('EACCES', 'mkdir'), 'The data folder /srv/waymark cannot be used: this user may not write there. Name another with DATA_DIR.'],
    [system('EROFS', 'open'), 'The data folder /srv/waymark cannot be used: it is on a read-only file system. Name another with DATA_DIR.'],
    [system('ENOTDIR', 'mkdir'), 'The data folder /srv/waymark cannot be used: a part of the path is a file. Name another with DATA_DIR.'],
  ])('is said for %s', (error, explanation) => {
    expect(explainStartError(error, env)).toBe(explanation);
  });

  it('names the process that has the data folder', () => {
    const error = new FolderInUse('/srv/waymark/postgres.lock', 42);
    expect(explainStartError(error, env)).toBe(error.message);
  });

  it('finds the cause below a driver’s error, and repeats no address of the database', () => {
    const error = new Error('Failed query: postgres://me:secret@db/shop', { cause: system('ECONNREFUSED', 'connect') });
    const explanation = explainStartError(error, { ...env, databaseUrl: 'postgres://me:secret@db/shop' });
    expect(explanation).toBe('The database of DATABASE_URL does not answer (ECONNREFUSED).');
  });

  it.each([
    [Object.assign(new Error('could not extend file'), { code: '53100' }), undefined],
    [new Error('Failed query: create table x', { cause: new Error('could not write: No space left on device') }), undefined],
    [system('ENOSPC', 'write'), undefined],
    [new Error('Aborted(). Build with -sASSERTIONS for more info.'), 0],
  ])('says of a full disk that it is full: %s', (error, room) => {
    expect(explainStartError(error, env, room)).toBe('The data folder /srv/waymark cannot be used: the disk is full. Name another with DATA_DIR.');
  });

  it.each(['Aborted(). Build with -sASSERTIONS for more info.', 'PGlite failed to initialize properly'])(
    'says of a damaged folder what to do: %s',
    (text) => {
      expect(explainStartError(new Error(text), env)).toBe(
        'The database in /srv/waymark cannot be opened: its files are damaged. Put a backup in their place, or name an empty folder with DATA_DIR.',
      );
    },
  );

  it('is one line for any other error', () => {
    expect(explainStartError(new Error('No such thing\n    at somewhere'), env)).toBe('The shop could not start: No such thing');
    expect(explainStartError('gone', env)).toBe('The shop could not start: gone');
  });
});
