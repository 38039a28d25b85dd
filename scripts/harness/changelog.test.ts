import fs from 'node:fs';
import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import lock from '../../package-lock.json' with { type: 'json' };
import { inRoot } from '../process/paths.ts';

it('describes the version of package.json first, apart from what is not released yet', () => {
  const headings = fs.readFileSync(inRoot('CHANGELOG.md'), 'utf8').match(/^## \[.*/gm) ?? [];
  const [newest] = headings.filter((heading) => heading !== '## [Unreleased]');
  expect(newest?.startsWith(`## [${manifest.version}] - `)).toBe(true);
});

it('has one version in package.json and package-lock.json', () => {
  expect([lock.version, lock.packages[''].version]).toEqual([manifest.version, manifest.version]);
});
