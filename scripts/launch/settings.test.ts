import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../process/paths.ts';
import { readSettings } from './settings.ts';

describe('settings', () => {
  it('sets only the data directory by default, and backs up before an upgrade', () => {
    const byDefault = { dataDir: path.join(root, '.data'), backsUpFirst: true };
    expect(readSettings({ DATABASE_URL: ' ', PORT: '' })).toEqual(byDefault);
  });

  it('removes the trailing slash of an address, and resolves the data directory from the checkout', () => {
    const read = readSettings({ SITE_URL: 'https://www.alethia.example/', DATA_DIR: 'elsewhere', PORT: '8080' });
    expect(read).toMatchObject({
      siteUrl: 'https://www.alethia.example',
      dataDir: path.join(root, 'elsewhere'),
      port: 8080,
    });
  });

  it('requires both keys of an external Supabase', () => {
    const SUPABASE_URL = 'https://abcd.supabase.co/';
    const keys = { SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x', SUPABASE_SECRET_KEY: 'sb_secret_x' };
    expect(readSettings({ SUPABASE_URL, ...keys }).supabase).toEqual({
      SUPABASE_URL: 'https://abcd.supabase.co',
      ...keys,
    });
    expect(readSettings({ SUPABASE_URL: ' ', ...keys }).supabase).toBeUndefined();
    for (const name of Object.keys(keys)) {
      expect(() => readSettings({ SUPABASE_URL, ...keys, [name]: '' })).toThrow(`${name} is not`);
    }
  });

  it('skips the backup before an upgrade if that is off, and takes no other word', () => {
    expect(readSettings({ UPGRADE_BACKUP: 'off' }).backsUpFirst).toBe(false);
    expect(() => readSettings({ UPGRADE_BACKUP: 'no' })).toThrow('UPGRADE_BACKUP must be on or off, not "no".');
  });

  it.each(['http', '0', '70000', '80.5'])('refuses the port %s', (port) => {
    expect(() => readSettings({ PORT: port })).toThrow('PORT must be a number');
  });
});
