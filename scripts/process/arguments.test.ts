import { expect, it } from 'vitest';
import { argumentsOf } from './arguments.ts';

const usage = 'node scripts/run.mjs restore <archive> [folder] [--replace] [--detached]';

it('reads what the usage names', () => {
  const { given, has } = argumentsOf(usage, ['a.tar.gz', '--replace']);
  expect([given, has('--replace'), has('--detached')]).toEqual([['a.tar.gz'], true, false]);
  expect(argumentsOf('npm run doctor [-- --json]', ['--json']).has('--json')).toBe(true);
});

it.each([[['--replace']], [['a', 'b', 'c']], [['a', '--replaced']], [['a', '-h']]])('refuses %j', (args) => {
  expect(() => argumentsOf(usage, args)).toThrow(`Usage: ${usage}`);
});
