import { expect, it } from 'vitest';
import { unknownFilter } from './filters';

const faultOf = (query: string) => unknownFilter(new URLSearchParams(query));

it.each(['sort=__proto__', 'name=toString.a', 'name=not.constructor.a'])('%s has no operator', (query) =>
  expect(faultOf(query)).toContain('failed to parse filter'),
);

it.each(['name=eq.constructor', 'select=id,name', 'name=not.is.null', 'order=at.desc'])('%s is passed on', (query) =>
  expect(faultOf(query)).toBeUndefined(),
);
