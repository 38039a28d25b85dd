import { tmpdir } from 'node:os';
import { setTestEnvironment } from './environment';

// Unit tests never connect; modules that read the environment on import need a well-formed address.
setTestEnvironment({ databaseUrl: 'postgres://unit.invalid/none', dataDir: tmpdir() });
