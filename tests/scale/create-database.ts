import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** Creates an empty database on the cluster of TEST_DATABASE_URL and returns its address. The cluster is removed after the tests. */
export const createDatabase = async (): Promise<string> => {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined) throw new Error('These tests run by `npm run test:scale`');
  const name = `waymark_scale_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
};
