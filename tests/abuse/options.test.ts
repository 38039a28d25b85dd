import { describe, expect, it } from 'vitest';
import { parseOptions } from './options.ts';
import { targetSchema } from './site/target.ts';

describe('options of the abuse suite', () => {
  it('default to a complete run with a random seed', () => {
    expect(parseOptions([], () => 0.5)).toMatchObject({ seed: 2 ** 30, requests: 100_000, documents: 10_000 });
  });

  it('repeat one request of a run', () => {
    expect(parseOptions(['--seed=7', '--request=4711'])).toMatchObject({ seed: 7, request: 4711, document: undefined });
  });

  it.each(['--seed=x', '--requests=-1', '--requests=99999999', '--site=http://a.example', 'http://a.example'])(
    'refuse %s',
    (option) => {
      expect(() => parseOptions([option])).toThrow(/^(?:--\w+ takes|Options:)/);
    },
  );
});

describe('a target of the abuse suite', () => {
  const target = {
    url: 'http://localhost:3999',
    databaseUrl: 'postgres://postgres:x@127.0.0.1:5432/alethia_abuse',
    staff: { email: 'admin@alethia.example', password: 'x' },
    publishableKey: 'x',
    secrets: [],
    logs: '/tmp/logs',
  };

  it('is a test site on this machine', () => {
    expect(targetSchema.safeParse(target).success).toBe(true);
  });

  it.each([
    { url: 'https://www.alethia.example' },
    { url: 'http://10.0.0.1:3000' },
    { url: 'http://localhost.evil.example' },
    { url: 'http://localhost@evil.example' },
    { databaseUrl: 'postgres://postgres:x@db.example:5432/alethia_abuse' },
    { databaseUrl: 'postgres://postgres:x@127.0.0.1:5432/alethia' },
  ])('is nothing else: %o', (other) => {
    expect(targetSchema.safeParse({ ...target, ...other }).success).toBe(false);
  });
});
