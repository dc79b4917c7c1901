import { expect, test, vi } from 'vitest';
import { loadEnv, readEnv, WrongSettings } from './env.ts';

test('everything has a default', () => {
  expect(readEnv({})).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    trustProxy: false,
    logLevel: 'info',
    databaseUrl: undefined,
    databasePooling: 'session',
    smtpUrl: undefined,
  });
  expect(() => readEnv({ DATABASE_POOLING: 'statement' })).toThrow('DATABASE_POOLING must be one of session, transaction');
  expect(readEnv({}).dataDir).toMatch(/^\/.*\.data$/);
});

test('an empty variable counts as absent', () => {
  expect(readEnv({ PORT: '', PUBLIC_URL: ' ', DATABASE_URL: '' })).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
  });
});

test('the page of all content blocks is there in development, and where it is asked for', () => {
  expect([readEnv({ NODE_ENV: 'production' }).kit, readEnv({ NODE_ENV: 'development' }).kit, readEnv({ KIT: 'true' }).kit]).toEqual([
    false,
    true,
    true,
  ]);
});

test('the public address is an origin and follows the port unless it is set', () => {
  expect(readEnv({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  expect(readEnv({ PUBLIC_URL: 'https://shop.example/' }).publicUrl).toBe('https://shop.example');
  expect(() => readEnv({ PUBLIC_URL: 'https://shop.example/eu' })).toThrow('PUBLIC_URL must have no path');
});

test('another decision engine is an address without a slash at its end', () => {
  expect(readEnv({}).decisionEngineUrl).toBeUndefined();
  expect(readEnv({ DECISION_ENGINE_URL: 'http://localhost:9090/engine/' }).decisionEngineUrl).toBe('http://localhost:9090/engine');
});

test('another photo service is an address without a slash at its end, with the key that it shares with the shop', () => {
  const secret = 's'.repeat(32);
  expect(readEnv({}).photoService).toBeUndefined();
  expect(readEnv({ PHOTO_SERVICE_URL: 'https://photos.example/v1/', PHOTO_SERVICE_SECRET: secret }).photoService).toEqual({
    url: 'https://photos.example/v1',
    secret,
  });
  expect(() => readEnv({ PHOTO_SERVICE_URL: 'https://photos.example' })).toThrow('PHOTO_SERVICE_SECRET and PHOTO_SERVICE_URL go together');
});

test('a database may have several hosts, and a standby', () => {
  const several = 'postgres://waymark:secret@one:5433,two/shop';
  expect(readEnv({ DATABASE_URL: several, DATABASE_REPLICA_URL: 'postgres://three/shop' })).toMatchObject({
    databaseUrl: several,
    databaseReplicaUrl: 'postgres://three/shop',
  });
  expect(() => readEnv({ DATABASE_URL: 'postgres://one,two:port/shop' })).toThrow('DATABASE_URL must be an address');
  expect(() => readEnv({ DATABASE_REPLICA_URL: 'postgres://three/shop' })).toThrow('DATABASE_REPLICA_URL needs DATABASE_URL');
});

test('files go into a bucket by setting', () => {
  expect(readEnv({}).storage).toBeUndefined();
  expect(readEnv({ STORAGE_URL: 's3://shop-files' }).storage).toEqual({ bucket: 'shop-files', prefix: '', endpoint: undefined });
  expect(readEnv({ STORAGE_URL: 's3://shop-files/live/eu/', S3_ENDPOINT: 'http://localhost:9000' }).storage).toEqual({
    bucket: 'shop-files',
    prefix: 'live/eu',
    endpoint: 'http://localhost:9000',
  });
  expect(() => readEnv({ S3_ENDPOINT: 'http://localhost:9000' })).toThrow('S3_ENDPOINT needs STORAGE_URL');
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '80.5'],
  ['PUBLIC_URL', 'shop.example'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['TRUST_PROXY', 'maybe'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['STORAGE_URL', 'shop-files'],
  ['STORAGE_URL', 's3://shop-files/../other'],
  ['STORAGE_URL', 's3://key:secret@shop-files'],
  ['S3_ENDPOINT', 'localhost:9000'],
  ['SMTP_URL', 'mail.example:25'],
  ['MAIL_FROM', 'nobody'],
  ['DECISION_ENGINE_URL', 'localhost:9090'],
  ['PHOTO_SERVICE_URL', 'photos.example'],
  ['PHOTO_SERVICE_SECRET', 'short'],
  ['FEED_KEY', 'too short'],
  ['LOG_LEVEL', 'loud'],
  ['BOT_CHECK', 'sometimes'],
  ['CHALLENGE_AFTER', 'soon'],
  ['RECAPTCHA_SECRET', 'hush'],
])('%s=%s is refused in one line that names it and keeps the value to itself', (name, value) => {
  const read = () => readEnv({ [name]: value });
  expect(read).toThrow(WrongSettings);
  expect(read).toThrow(new RegExp(`^Wrong settings: ${name} [^\\n]+$`));
  expect(read).not.toThrow(value);
});

test('a wrong setting is the end of the process: one line on standard error, and exit code 78', () => {
  vi.stubEnv('PORT', 'abc');
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  try {
    expect(loadEnv).toThrow('exit 78');
    expect(written.mock.calls).toEqual([[expect.stringMatching(/^Wrong settings: PORT [^\n]+\n$/)]]);
  } finally {
    exit.mockRestore();
    written.mockRestore();
    vi.unstubAllEnvs();
  }
});

test('a password in an address is not repeated', () => {
  expect(() => readEnv({ DATABASE_URL: 'mysql://user:secret@host/db' })).toThrow(/^(?!.*secret)/);
});

test('the address of the carrier’s page has a place for the number of a parcel', () => {
  expect(readEnv({}).trackingUrl).toBeUndefined();
  for (const page of ['carrier', 'https://carrier.example/']) expect(() => readEnv({ TRACKING_URL: page })).toThrow(/TRACKING_URL must/);
  expect(readEnv({ TRACKING_URL: 'https://carrier.example/{number}' }).trackingUrl).toBe('https://carrier.example/{number}');
});

test('the warehouse runs as fast as our clock unless it is told otherwise', () => {
  expect(readEnv({}).warehouseSpeed).toBe(1);
  expect(readEnv({ WAREHOUSE_SPEED: '1440' }).warehouseSpeed).toBe(1440);
  for (const speed of ['0', 'fast', '1e9']) expect(() => readEnv({ WAREHOUSE_SPEED: speed })).toThrow(/WAREHOUSE_SPEED must be/);
});
