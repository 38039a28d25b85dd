import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = path.dirname(fileURLToPath(import.meta.url));
const at = (file: string) => path.resolve(root, file);

/** These need an environment, mocks or a crash of their own. */
const withOwnProcess = [
  'supabase/*',
  'bucket',
  'backup',
  'language-pages',
  'restore-request',
  'single-sign-on',
  'single-sign-on-only',
].map((name) => `tests/integration/${name}.test.ts`);
const integration = {
  environment: 'node',
  include: ['tests/integration/**/*.test.ts'],
  globalSetup: ['tests/helpers/global-setup.ts'],
  // Loading the whole of Payload takes seconds on a small machine, and counts as part of the first test's hook.
  hookTimeout: 60_000,
  testTimeout: 30_000,
};

/** Two kinds of test: `unit` needs nothing; `integration*` need a Postgres server (DATABASE_URL, see global-setup). */
export default defineConfig({
  resolve: {
    alias: {
      '@payload-config': at('payload.config.ts'),
      '@payload-types': at('payload-types.ts'),
      '@shared': at('supabase/functions/_shared'),
      '@': at('src'),
    },
  },
  test: {
    // By itself vitest leaves one processor alone: half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'supabase/**/*.test.ts',
            'tests/{abuse,load,mutants}/**/*.test.ts',
          ],
          setupFiles: ['tests/helpers/unit-setup.ts'],
        },
      },
      // One Payload for each worker, and an empty database for each file.
      {
        extends: true,
        test: {
          ...integration,
          name: 'integration',
          exclude: withOwnProcess,
          isolate: false,
          setupFiles: ['tests/helpers/worker-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...integration,
          name: 'integration-isolated',
          include: withOwnProcess,
          setupFiles: ['tests/helpers/integration-setup.ts'],
        },
      },
    ],
  },
});
