import { expect, it } from 'vitest';
import { contractFaults, familyOf, lineOf, readTarget, typeFaults, versionIn, withVersions } from './upgrade-plan';

it.each([
  ['payload@3.90.2', { name: 'payload', version: '3.90.2' }],
  ['@payloadcms/ui@4.0.0-canary.33', { name: '@payloadcms/ui', version: '4.0.0-canary.33' }],
  ['payload', undefined],
  ['payload@^3', undefined],
  ['payload@1 --force', undefined],
  [undefined, undefined],
])('%s is a target', (text, target) => {
  expect(readTarget(text)).toEqual(target);
});

it('a registry that does not respond is not taken for one without the version', () => {
  expect(versionIn('npm warn old lockfile\n"3.90.2"\n')).toBe('3.90.2');
  expect(versionIn('npm error code E404\n{ "error": { "code": "E404" } }')).toBeUndefined();
  const summary =
    '{\n  "error": {\n    "code": "ECONNREFUSED",\n    "summary": "connect ECONNREFUSED 127.0.0.1:9"\n  }\n}';
  expect(() => versionIn(summary)).toThrow('The registry does not respond: connect ECONNREFUSED 127.0.0.1:9');
});

it('what is released together is upgraded together', () => {
  const ours = ['@payloadcms/ui', 'next', 'payload', 'react', 'react-dom', 'react-is'];
  expect(familyOf('payload', ours)).toEqual(['@payloadcms/ui', 'payload']);
  expect(familyOf('react', ours)).toEqual(['react', 'react-dom']);
  expect(familyOf('next', ours)).toEqual(['next']);
  expect(familyOf('zod', ours)).toEqual([]);
});

it('only the versions of the target change', () => {
  const manifest = { name: 'site', dependencies: { payload: '1', next: '2' }, devDependencies: { vitest: '3' } };
  expect(withVersions(manifest, { payload: '4', other: '5' })).toEqual({
    ...manifest,
    dependencies: { payload: '4', next: '2' },
  });
});

it('errors of types are one line for each text', () => {
  const faults = typeFaults(
    [
      "src/b.ts(1,2): error TS2305: Module 'payload' has no exported member 'a'.",
      "src/a.ts(9,2): error TS2305: Module 'payload' has no exported member 'a'.",
      "src/a.ts(10,2): error TS2305: Module 'payload' has no exported member 'a'.",
      '  a detail',
      "src/app/page.tsx(1,1): error TS2304: Cannot find name 'PageProps'.",
      "src/c.ts(1,1): error TS2322: Type '1' is not assignable.",
    ].join('\n'),
  );
  expect(faults.map(({ places }) => places)).toEqual([['src/a.ts', 'src/b.ts'], ['src/c.ts']]);
});

it('a line names a few places', () => {
  expect(lineOf({ text: 'gone', places: ['a', 'b', 'c', 'd', 'e', 'f'] })).toBe('- gone\n  a, b, c, d and 2 more');
});

it('a broken contract is its sentence, once', () => {
  const failed = { status: 'failed', fullName: 'a test' };
  const report = {
    testResults: [
      {
        name: '/copy/src/payload/a.test.ts',
        status: 'failed',
        assertionResults: [
          { ...failed, failureMessages: ['AssertionError: Gone. Look there.: expected false to be true\n  at x'] },
          { ...failed, failureMessages: ['Gone. Look there.: expected 1 to be 2'] },
          { status: 'passed', fullName: 'another' },
        ],
      },
      { name: '/copy/src/payload/b.test.ts', status: 'failed', message: 'no export', assertionResults: [] },
    ],
  };
  expect(contractFaults(report, '/copy')).toEqual([
    { text: 'Gone. Look there.', places: ['src/payload/a.test.ts'] },
    { text: 'cannot be loaded: no export', places: ['src/payload/b.test.ts'] },
  ]);
});
