import { expect, it } from 'vitest';
import { partsList } from './parts-list.ts';

const good = { version: '1.0.0', license: 'MIT', integrity: `sha512-${Buffer.from('x').toString('base64')}` };
const list = partsList(
  {
    packages: {
      '': { version: '0.1.0', dependencies: { '@a/b': '1.0.0', c: '1.0.0' } },
      'node_modules/@a/b': { ...good, dependencies: { c: '^2.0.0', absent: '1' } },
      'node_modules/@a/b/node_modules/c': { ...good, version: '2.0.0' },
      'node_modules/c': { ...good, optionalDependencies: { tool: '1' } },
      'node_modules/other-name': { ...good, name: 'empty' },
      'node_modules/tool': { ...good, dev: true },
    },
  },
  { name: 'site', version: '0.1.0' },
  ['README.md', '@a+b+1.0.0.patch', 'c+1.9.9.patch'],
);

it('names every package that the site runs with, each copy once, and no tool', () => {
  expect(list.components.map(({ purl }) => purl)).toEqual([
    'pkg:npm/%40a/b@1.0.0',
    'pkg:npm/c@2.0.0',
    'pkg:npm/c@1.0.0',
    'pkg:npm/empty@1.0.0',
  ]);
});

it('has scope, licence and checksum, and says what has been patched', () => {
  expect(list.components[0]).toEqual({
    type: 'library',
    'bom-ref': 'node_modules/@a/b',
    group: '@a',
    name: 'b',
    version: '1.0.0',
    purl: 'pkg:npm/%40a/b@1.0.0',
    licenses: [{ expression: 'MIT' }],
    hashes: [{ alg: 'SHA-512', content: '78' }],
    pedigree: { patches: [{ type: 'backport', diff: { url: 'patches/@a+b+1.0.0.patch' } }] },
  });
  expect(list.components.filter((one) => 'pedigree' in one)).toHaveLength(1);
});

it('says which copy a package needs', () => {
  expect(list.dependencies).toEqual([
    { ref: 'site', dependsOn: ['node_modules/@a/b', 'node_modules/c'] },
    { ref: 'node_modules/@a/b', dependsOn: ['node_modules/@a/b/node_modules/c'] },
    { ref: 'node_modules/@a/b/node_modules/c', dependsOn: [] },
    { ref: 'node_modules/c', dependsOn: [] },
    { ref: 'node_modules/other-name', dependsOn: [] },
  ]);
});
