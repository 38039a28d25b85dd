import { expect, it } from 'vitest';
import { serverParts } from './server-parts';

it('finds what the server imports, and what that imports', () => {
  const { files, packages } = serverParts(process.cwd());
  expect(packages).toEqual(
    expect.arrayContaining(['pg', 'pg-protocol', 'light-my-request', 'set-cookie-parser', 'lru-cache', 'zod']),
  );
  expect(files).toEqual(
    expect.arrayContaining([
      'src/delivery/server.ts',
      'src/delivery/pages/page-store.ts',
      'src/design-system/tokens.ts',
    ]),
  );
  expect(files.filter((file) => file.includes('.test.'))).toEqual([]);
  expect(packages).not.toContain('next');
  expect(packages.filter((name) => name.startsWith('node:') || name.startsWith('.'))).toEqual([]);
});
