import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { inject } from 'vitest';
import { execute, urlOf } from './databases';
import { setTestEnvironment } from './environment';

const server = inject('serverUrl');
const template = inject('templateDatabase');
const id = randomBytes(4).toString('hex');
const database = `${template}_${id}`;
await execute(server, `create database ${database} template ${template}`);
setTestEnvironment({ databaseUrl: urlOf(server, database), dataDir: path.join(inject('dataDir'), id) });
