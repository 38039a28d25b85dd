import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { withSmallDisk } from '../../../tests/helpers/small-disk';
import { Database } from './database';
import { readiness } from './readiness';

const parts = () => readiness(new Database(async () => {}), async () => true);

it.for(['DATA_DIR', 'PAGES_DIR'])(
  '%s on a full disk is not ready, although every right to write is there',
  async (name, test) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'readiness-'));
    await withSmallDisk(test, folder, 1, async (disk) => {
      vi.stubEnv('DATA_DIR', os.tmpdir());
      vi.stubEnv(name, folder);
      expect(await parts()).toEqual({ database: 'ok', migrations: 'ok', files: 'ok' });
      disk.fill();
      expect(await parts()).toEqual({ database: 'ok', migrations: 'ok', files: 'failing' });
      expect(disk.files()).toEqual([]);
    });
  },
);
