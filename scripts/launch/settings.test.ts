import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { markDetached } from '../../src/env/detached.ts';
import { root } from '../process/paths.ts';
import { openDataDir, passedOn, problemsOf, settingsOf, sinceRestore } from './settings.ts';

describe('settings', () => {
  it('sets only the folders by default, and backs up before an upgrade', () => {
    expect(settingsOf({ DATABASE_URL: ' ', PORT: '' })).toEqual({
      dataDir: path.join(root, '.data'),
      pagesDir: path.join(root, '.data'),
      backsUpFirst: true,
    });
  });

  it('removes the trailing slash of an address, and resolves the data directory from the checkout', () => {
    const read = settingsOf({ SITE_URL: 'https://www.alethia.example/', DATA_DIR: 'elsewhere', PORT: '8080' });
    expect(read).toMatchObject({
      siteUrl: 'https://www.alethia.example',
      dataDir: path.join(root, 'elsewhere'),
      pagesDir: path.join(root, 'elsewhere'),
      port: 8080,
    });
  });

  it('takes an external Supabase as a whole, and skips the backup before an upgrade if that is off', () => {
    const keys = { SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x', SUPABASE_SECRET_KEY: 'sb_secret_x' };
    const read = settingsOf({ SUPABASE_URL: 'https://abcd.supabase.co/', ...keys, UPGRADE_BACKUP: 'off' });
    expect(read.supabase).toEqual({ SUPABASE_URL: 'https://abcd.supabase.co', ...keys });
    expect(read.backsUpFirst).toBe(false);
  });
});

it('passes on the settings of the file, and what the packages of OpenTelemetry read', () => {
  const file = { WORK: 'none', OTEL_EXPORTER_OTLP_HEADERS: 'authorization=a', OTEL_SERVICE_NAME: 'file', OTHER: 'not' };
  expect(passedOn(file, { OTEL_SERVICE_NAME: 'environment', HOME: '/' })).toEqual({
    WORK: 'none',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=a',
  });
});

it('a restore at this start that made a detached copy keeps its mail here, from this start on', () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'detached-'));
  try {
    const given = settingsOf({ DATA_DIR: dataDir, SMTP_URL: 'smtp://mail.example:25' });
    expect(sinceRestore(given)).toBe(given);
    markDetached(dataDir);
    expect(given.smtpUrl).toBe('smtp://mail.example:25');
    const copy = sinceRestore(given);
    expect(copy).toMatchObject({ environment: 'Detached copy amber', smtpUrl: undefined });
  } finally {
    fs.rmSync(dataDir, { recursive: true });
  }
});

describe('the problems of the settings', () => {
  const file = { DATABSE_URL: 'postgres://localhost/site', WORK: 'foo', S3_BUCKET: 'uploads', SOMETHING: 'else' };
  const environment = {
    SITE_ULR: 'https://www.example.com',
    STAFF_PASSWORD: 'password',
    HOST: '203.0.113.7',
    HOME: '/',
  };
  const namesOf = async (...given: Parameters<typeof problemsOf>) =>
    (await problemsOf(...given)).map(({ name }) => name);

  it('are found in the file and in the environment, with the names that are typing errors', async () => {
    const ofAll = ['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'WORK'];
    expect(await namesOf(file, environment)).toEqual([...ofAll, 'DATABSE_URL', 'SITE_ULR']);
  });

  it('include what is impossible on this machine, where the command needs it', async () => {
    expect(
      await namesOf({}, { ...environment, DATA_DIR: '/dev/null' }, ['DATA_DIR', 'HOST', 'STAFF_PASSWORD']),
    ).toEqual(['DATA_DIR', 'HOST', 'STAFF_PASSWORD', 'SITE_ULR']);
    const [problem] = await problemsOf({}, { STAFF_PASSWORD: 'password' }, ['STAFF_PASSWORD']);
    expect(problem?.text).toBe(
      'STAFF_PASSWORD must be a better password: Use at least 12 characters. A few words with spaces are easy to remember. ' +
        'Correct it, or remove it.',
    );
  });

  it('are none if the environment corrects the file, or sets nothing', async () => {
    expect(await namesOf({ WORK: 'foo', S3_BUCKET: 'uploads' }, { WORK: 'none', S3_BUCKET: '' })).toEqual([]);
    expect(await namesOf({}, {}, ['DATA_DIR', 'HOST', 'STAFF_PASSWORD'])).toEqual([]);
  });
});

// Node never returns from a recursive mkdir there, and root may write everywhere.
it.runIf(process.platform === 'linux')('a data folder that cannot be created is refused in words', () => {
  expect(() => openDataDir('/proc/alethia/data')).toThrow(/^The data folder \/proc\/alethia\/data /);
});
