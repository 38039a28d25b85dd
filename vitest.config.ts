import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = path.dirname(fileURLToPath(import.meta.url));
const at = (file: string) => path.resolve(root, file);

/** Two kinds of test: `unit` needs nothing; `integration` needs a Postgres server (DATABASE_URL, see global-setup). */
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
      {
        extends: true,
        test: {
          name: 'integration',
          environment: 'node',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/helpers/global-setup.ts'],
          setupFiles: ['tests/helpers/integration-setup.ts'],
          // Loading the whole of Payload takes seconds on a small machine, and counts as part of the first test's hook.
          hookTimeout: 60_000,
          testTimeout: 30_000,
        },
      },
    ],
  },
});
