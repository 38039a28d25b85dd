/**
 * Run by `payload run`; one process, as loading the configuration takes longer than the work. Writes PREPARE_REPORT.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import config from '@payload-config';
import { getPayload, type Payload } from 'payload';
import { env } from '../../../src/env';
import { guardConsole } from '../../../src/lib/logging/guard-console';
import { rebuildIndex } from '../../../src/search/rebuild-index';
import { seed } from '../../../src/seed';
import { passwordProblem } from '../../../src/staff/sign-in/password-policy';
import { tellParent } from '../../process/parent';
import { migrationsFor } from '../migrations-for';
import { recordedMigrations } from '../own-migrations';
import { type Migrated, patient } from '../patient';
import { keepStaffAccount } from '../staff-account';

/** The only way to the first account: `/first-register` is closed. */
async function firstStaffAccount(payload: Payload) {
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true });
  if (totalDocs > 0) return undefined;
  const { STAFF_EMAIL: email, STAFF_PASSWORD, DATA_DIR, DATABASE_URL } = env();
  const password = STAFF_PASSWORD || randomBytes(15).toString('base64url');
  const problem = await passwordProblem(password, { email });
  if (problem) throw new Error(`STAFF_PASSWORD: ${problem}`);
  // Before the account: whatever interrupts this, nobody else knows its password.
  keepStaffAccount(DATA_DIR, DATABASE_URL, { email, password });
  const context = { disableRevalidate: true };
  await payload.create({
    collection: 'users',
    context,
    overrideAccess: true,
    data: { email, password, name: 'Administrator', role: 'admin' },
  });
  return { email, password };
}

guardConsole();
const payload = await getPayload({ config });
const migrated: Migrated[] = [];
const note = (one: Migrated) => void migrated.push(one);
const migrations = await migrationsFor(await recordedMigrations(env().DATABASE_URL));
await payload.db.migrate({ migrations: migrations.map((one) => patient(one, payload.db.pool, tellParent, note)) });
// For documents older than the index; later ones are indexed as they are saved.
await rebuildIndex(payload, { ifEmpty: true });
const { created } = await seed(payload);
const staff = await firstStaffAccount(payload);

const report = process.env.PREPARE_REPORT;
if (report) fs.writeFileSync(report, JSON.stringify({ migrated, created, staff }), { mode: 0o600 });
await payload.destroy();
process.exit(0);
