import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { inject } from 'vitest';
import { createEmptyDatabase } from './databases';
import { setTestEnvironment } from './environment';

const id = randomBytes(4).toString('hex');
setTestEnvironment({
  databaseUrl: await createEmptyDatabase(inject('serverUrl'), inject('templateDatabase'), id),
  dataDir: path.join(inject('dataDir'), id),
});
