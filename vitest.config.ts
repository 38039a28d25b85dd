import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = path.dirname(fileURLToPath(import.meta.url));
const at = (file: string) => path.resolve(root, file);

/** Those of a capability stand beside it. */
const integrationTests = ['tests/integration/**/*.test.ts', 'src/plugins/*/*.integration.test.ts'];
const replacesModules = (file: string) =>
  /\bvi\.(mock|doMock|stub|resetModules)/.test(fs.readFileSync(at(file), 'utf8'));
/** They need an environment or modules of their own, or crash on purpose. */
const withOwnProcess = [
  'supabase/{baseline,functions,newsletter-subscriptions,prepared-roles}',
  'bucket',
  'backup',
  'baseline',
  'earlier-releases',
  'restore-request',
  'single-sign-on',
  'single-sign-on-only',
  'two-sites{,-interrupted}',
]
  .map((name) => `tests/integration/${name}.test.ts`)
  .concat(fs.globSync(integrationTests, { cwd: root }).filter(replacesModules));
/** They start the services for visitors, which add tables and variables of their own. */
const withServices = fs
  .globSync(integrationTests, { cwd: root })
  .filter((file) => /\/helpers\/(gateway|inbox)'/.test(fs.readFileSync(at(file), 'utf8')));
/** Tests that take longest begin first, so that none runs on alone at the end. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // A process is kept only while the next file belongs to its project, too.
    const rank = ({ moduleId, project }: TestSpecification) =>
      /\/(backup|earlier-releases|restore-request)\.test\.ts$/.test(moduleId)
        ? 0
        : project.name === 'integration' && moduleId.endsWith('/integration/access.test.ts')
          ? 1
          : 2;
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
// Long enough for a machine that is several times slower than usual: only a test that fails waits for it.
const unit = { environment: 'node', setupFiles: ['tests/helpers/unit-setup.ts'], testTimeout: 30_000 };
const unitTests = [
  'src/**/!(*.integration).test.{ts,tsx}',
  'scripts/**/*.test.ts',
  'supabase/**/*.test.ts',
  'tests/{abuse,docker,load,mutants}/**/*.test.ts',
];
/** They replace modules or globals, or read configurations to which Payload adds fields: not beside others in a process. */
const isolated = fs
  .globSync(unitTests, { cwd: root })
  .filter(replacesModules)
  .concat('src/admin/editing/field-descriptions.test.ts', 'src/payload/schema.test.ts', 'src/plugins/plugins.test.ts');
const integration = {
  environment: 'node',
  include: integrationTests,
  globalSetup: ['tests/helpers/global-setup.ts'],
  // What a test's hooks do takes seconds on a small machine.
  hookTimeout: 60_000,
  testTimeout: 30_000,
  expect: { poll: { timeout: 20_000 } },
};

/** Empties the database between files. */
const sharedSetup = ['tests/helpers/quick-passwords.ts', 'tests/helpers/worker-setup.ts'];

/** `unit` needs nothing; `integration*` need a Postgres server (DATABASE_URL, see global-setup). */
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
    // By default, vitest leaves one processor idle: half of a small machine.
    maxWorkers: '100%',
    sequence: { sequencer: SlowFirst },
    projects: [
      { extends: true, test: { ...unit, name: 'unit', include: unitTests, exclude: isolated, isolate: false } },
      { extends: true, test: { ...unit, name: 'unit-isolated', include: isolated } },
      // One Payload per worker, and an empty database for each file.
      {
        extends: true,
        test: {
          ...integration,
          name: 'integration',
          exclude: [...withOwnProcess, ...withServices],
          isolate: false,
          setupFiles: sharedSetup,
        },
      },
      {
        extends: true,
        test: {
          ...integration,
          name: 'integration-services',
          include: withServices,
          exclude: withOwnProcess,
          isolate: false,
          setupFiles: sharedSetup,
        },
      },
      {
        extends: true,
        test: {
          ...integration,
          name: 'integration-isolated',
          include: withOwnProcess,
          setupFiles: ['tests/helpers/quick-passwords.ts', 'tests/helpers/integration-setup.ts'],
        },
      },
    ],
  },
});
