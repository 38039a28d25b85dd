import { expect, it } from 'vitest';
import { serverPackages } from './server-packages';

it('finds what the server imports, and what that imports', () => {
  const packages = serverPackages(process.cwd());
  expect(packages).toEqual(
    expect.arrayContaining(['pg', 'pg-protocol', 'light-my-request', 'set-cookie-parser', 'lru-cache', 'zod']),
  );
  expect(packages).not.toContain('next');
  expect(packages.filter((name) => name.startsWith('node:') || name.startsWith('.'))).toEqual([]);
});
