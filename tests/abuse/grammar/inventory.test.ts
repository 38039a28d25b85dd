import { describe, expect, it } from 'vitest';
import { routes as table } from '@/lib/routes';
import { handlers } from '@/visitors/forms/handlers';
import { formNames, routes } from './inventory.ts';
import { unknownParameters } from './params.ts';

const patterns = routes().map(({ pattern }) => pattern);

describe('the grammar of requests', () => {
  it('has a route for every segment that the code handles', () => {
    const first = new Set(patterns.map((pattern) => pattern.split('/')[1]));
    const coded = Object.keys(table).map((route) => route.split('/')[1]);
    expect(coded.filter((segment) => !first.has(segment))).toEqual([]);
  });

  it('knows what every parameter of a route may be', () => {
    expect(unknownParameters(patterns)).toEqual([]);
    expect(unknownParameters(['/a/:id', '/b/:invented*'])).toEqual(['invented']);
  });

  it('has every form', () => {
    expect(formNames().sort()).toEqual(Object.keys(handlers).sort());
  });

  it('has functions, tables and endpoints of the visitor services', () => {
    expect(patterns).toEqual(
      expect.arrayContaining([
        '/functions/v1/submit-contact',
        '/rest/v1/profiles',
        '/rest/v1/rpc/take_allowance',
        '/auth/v1/token',
        '/healthz',
        '/forms/:form',
      ]),
    );
  });
});
