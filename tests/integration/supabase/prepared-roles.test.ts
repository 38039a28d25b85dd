import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { visitorHeaders } from '../../../supabase/functions/_shared/visitor';
import { ensureRoles, mayServeVisitors } from '../../../supabase/local/roles';
import { execute, urlOf } from '../../helpers/databases';
import { type TestGateway, testGateway } from '../../helpers/gateway';

// As on a server that deploy/server/install.sh has set up: the user of DATABASE_URL owns its database and no more.

const name = `prepared_${process.pid}`;
const password = 'only-for-tests-only-for-tests';
const server = () => inject('serverUrl');

function urlAs(user: string): string {
  const url = new URL(urlOf(server(), name));
  url.username = user;
  url.password = password;
  return url.href;
}

async function as<T>(user: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(urlAs(user));
  await client.connect();
  return work(client).finally(() => client.end());
}

const ask = <T extends pg.QueryResultRow>(sql: string) => as(name, async (client) => (await client.query<T>(sql)).rows);

let gateway: TestGateway | undefined;

beforeAll(async () => {
  const role = `create role ${name} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password '${password}'`;
  const other = `create role ${name}_other login password '${password}'`;
  await execute(server(), role, other, `create database ${name} owner ${name}`);
  await execute(
    server(),
    `revoke all on database ${name} from public`,
    `grant connect on database ${name} to ${name}_other`,
  );
});

afterAll(async () => {
  await gateway?.stop();
  await execute(
    server(),
    `drop database if exists ${name} with (force)`,
    `drop role ${name}`,
    `drop role ${name}_other`,
  );
});

it('without the roles that a superuser makes, the services stay off', async () => {
  expect(await as(name, mayServeVisitors)).toBe(false);
  await expect(as(name, (client) => ensureRoles(client, password))).rejects.toThrow('supabase/local/roles.sql');
});

it('with them, the services start, and take what visitors send', async () => {
  const roles = readFileSync('supabase/local/roles.sql', 'utf8').replaceAll(":'password'", `'${password}'`);
  await execute(server(), roles, `grant supabase_lite to ${name}`);
  expect(await as(name, mayServeVisitors)).toBe(true);
  gateway = await testGateway({ databaseUrl: urlAs(name) });
  expect(gateway.migrated).toBeGreaterThan(0);
  const email = 'ada@client.example';
  const response = await gateway.ask('/functions/v1/submit-contact', {
    key: gateway.publishableKey,
    json: { name: 'Ada', email, message: 'What would you see in our grid?', elapsed: '5000' },
    headers: await visitorHeaders('10.0.0.1', gateway.secretKey),
  });
  expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ ok: true })]);
  expect(await ask('select email from public.contact_messages')).toEqual([{ email }]);
});

it('a restart changes nothing, and another user of the server stays outside', async () => {
  await gateway?.restart();
  expect(await as(name, mayServeVisitors)).toBe(true);
  expect(await as(`${name}_other`, mayServeVisitors)).toBe(false);
});

it('the user of the site can start no program of the database server and read none of its files', async () => {
  await expect(ask("copy (select 1) to program 'true'")).rejects.toThrow(/permission denied|must be superuser/);
  await expect(ask("select pg_read_file('/etc/passwd')")).rejects.toThrow('permission denied');
});

it('a restored backup finds the schemas that it removes and makes', async () => {
  await gateway?.stop();
  gateway = undefined;
  for (const sql of ['drop schema auth cascade', 'drop schema public cascade', 'create schema public']) await ask(sql);
  await ask('drop schema if exists supabase_migrations cascade');
  gateway = await testGateway({ databaseUrl: urlAs(name) });
  expect(gateway.migrated).toBeGreaterThan(0);
});
