import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { inject, vi } from 'vitest';
import { execute, urlOf } from './databases';
import { setTestEnvironment } from './environment';

// The cache of Next is not there outside Next: what hooks tell it is recorded instead, see expired-tags.ts.
vi.mock('next/cache', async (importOriginal) => {
  const { record } = await import('./expired-tags');
  return { ...(await importOriginal<object>()), revalidateTag: record, updateTag: record, revalidatePath: record };
});

const server = inject('serverUrl');
const template = inject('templateDatabase');
const id = randomBytes(4).toString('hex');
const database = `${template}_${id}`;
await execute(server, `create database ${database} template ${template}`);
setTestEnvironment({ databaseUrl: urlOf(server, database), dataDir: path.join(inject('dataDir'), id) });
