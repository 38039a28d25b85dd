import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Migration } from 'payload';
import type { TestProject } from 'vitest/node';
import { databasesLike, endConnections, execute, urlOf } from './databases';
import { setTestEnvironment } from './environment';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Tests may create and drop its databases. */
    serverUrl: string;
    /** Migrated and empty; every test file copies it. */
    templateDatabase: string;
    dataDir: string;
  }
}

type Prepared = { serverUrl: string; name: string; dataDir: string; removeAll: () => Promise<void> };
const shared = globalThis as typeof globalThis & { preparedTests?: Promise<Prepared> };

/** One migrated database for all projects, to be copied (in some 50 ms). All are dropped at the end. */
export default async function setup(project: TestProject) {
  shared.preparedTests ??= prepare();
  const { serverUrl, name, dataDir, removeAll } = await shared.preparedTests;
  project.provide('serverUrl', serverUrl);
  project.provide('templateDatabase', name);
  project.provide('dataDir', dataDir);
  return removeAll;
}

async function prepare(): Promise<Prepared> {
  // Read once: below, the variable is changed to the template, to which no worker may connect.
  const serverUrl = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:54329/postgres';
  const name = `alethia_test_${randomBytes(4).toString('hex')}`;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'alethia-test-'));
  await execute(serverUrl, `create database ${name}`);
  const removeAll = async () => {
    await rm(dataDir, { recursive: true, force: true });
    for (const database of await databasesLike(serverUrl, name)) {
      await execute(serverUrl, `drop database if exists ${database} with (force)`);
    }
  };
  try {
    setTestEnvironment({ databaseUrl: urlOf(serverUrl, name), dataDir });
    const [{ testPayload }, { migrations }] = await Promise.all([import('./payload'), import('../../migrations')]);
    const payload = await testPayload();
    await payload.db.migrate({ migrations: migrations as Migration[] });
    payload.db.pool.on('error', () => undefined);
    await execute(serverUrl, endConnections(name));
  } catch (error) {
    await removeAll();
    throw error;
  }
  return { serverUrl, name, dataDir, removeAll };
}
