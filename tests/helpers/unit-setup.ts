import { tmpdir } from 'node:os';
import { setTestEnvironment } from './environment';

// Unit tests never connect: the address only has to be well formed for modules that read the environment on import.
setTestEnvironment({ databaseUrl: 'postgres://unit.invalid/none', dataDir: tmpdir() });
