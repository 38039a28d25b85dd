import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { withSmallDisk } from '../../tests/helpers/small-disk.ts';
import { inRoot } from '../process/paths.ts';
import { runNode } from '../process/program.ts';

let home: string;
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'export-'));
  return () => fs.rmSync(home, { recursive: true });
});

const run = (folder: string) =>
  runNode(['--disable-warning=ExperimentalWarning', inRoot('scripts/commands/export.ts'), folder], {
    env: { DATA_DIR: path.join(home, 'data') },
  });

it('to a disk without room ends with the folder and the missing size, and works once there is room', {
  timeout: 60_000,
}, async (test) => {
  const page = path.join(home, 'data/site/fresh/index.html');
  fs.mkdirSync(path.dirname(page), { recursive: true });
  fs.writeFileSync(page, '<h1>Home</h1>'.repeat(100_000));
  const folder = path.join(home, 'published');
  await withSmallDisk(test, folder, 40, async (disk) => {
    disk.fill();
    const refused = await run(folder);
    expect(refused.code).toBe(1);
    expect(refused.output).toContain(`There is not enough room in ${folder}: `);
    expect(refused.output).not.toMatch(/ENOSPC|^\s+at /m);
    expect(fs.existsSync(path.join(folder, 'index.html'))).toBe(false);
    disk.free();
    expect(await run(folder)).toMatchObject({ code: 0 });
    expect(fs.statSync(path.join(folder, 'index.html')).size).toBe(fs.statSync(page).size);
  });
});
