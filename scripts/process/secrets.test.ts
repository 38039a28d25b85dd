import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withSmallDisk } from '../../tests/helpers/small-disk.ts';
import { secrets, supabaseSecrets, writePrivate } from './secrets.ts';

let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'alethia-secrets-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

const mode = (file: string) => fs.statSync(path.join(folder, file)).mode & 0o777;

describe('secrets', () => {
  it('are long, persistent, and readable by their owner only', () => {
    const first = secrets(folder);
    expect(first.PAYLOAD_SECRET.length).toBeGreaterThanOrEqual(32);
    expect(first.PAYLOAD_SECRET).not.toBe(first.POSTGRES_PASSWORD);
    expect(secrets(folder)).toEqual(first);
    expect(mode('secrets.json')).toBe(0o600);
  });

  it('keeps existing ones when one is missing', () => {
    const { POSTGRES_PASSWORD } = secrets(folder);
    writePrivate(path.join(folder, 'secrets.json'), JSON.stringify({ POSTGRES_PASSWORD }));
    expect(secrets(folder).POSTGRES_PASSWORD).toBe(POSTGRES_PASSWORD);
    expect(secrets(folder).PAYLOAD_SECRET.length).toBeGreaterThanOrEqual(32);
  });

  it('stay as they are on a full disk', async (test) => {
    await withSmallDisk(test, path.join(folder, 'full'), 1, async (disk) => {
      const file = path.join(folder, 'full/secrets.json');
      writePrivate(file, 'the secrets');
      disk.fill();
      expect(() => writePrivate(file, 'x'.repeat(100_000))).toThrow('ENOSPC');
      expect(fs.readFileSync(file, 'utf8')).toBe('the secrets');
      expect(disk.files()).toEqual(['secrets.json']);
    });
  });

  it('include those of the visitor services, created once, with keys in Supabase’s format', async () => {
    const own = secrets(folder);
    const first = await supabaseSecrets(folder);
    expect(first.SUPABASE_PUBLISHABLE_KEY).toMatch(/^sb_publishable_\S{20,}$/);
    expect(first.SUPABASE_SECRET_KEY).toMatch(/^sb_secret_\S{20,}$/);
    expect(first.SUPABASE_JWT_SECRET.length).toBeGreaterThanOrEqual(32);
    expect(await supabaseSecrets(folder)).toEqual(first);
    expect(secrets(folder)).toMatchObject(own);
    expect(mode('secrets.json')).toBe(0o600);
  });

  it('become unreadable to others even if the file was readable before', () => {
    fs.writeFileSync(path.join(folder, 'open.txt'), 'x', { mode: 0o644 });
    writePrivate(path.join(folder, 'open.txt'), 'y');
    expect(mode('open.txt')).toBe(0o600);
  });
});
