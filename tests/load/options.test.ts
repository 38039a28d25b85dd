import { expect, it } from 'vitest';
import { defaults, parseLoadOptions } from './options.ts';

it('the default load is the promised one', () => {
  expect(parseLoadOptions([])).toEqual(defaults);
  expect(parseLoadOptions(['--minutes=0.5', '--scope=site'])).toEqual({ ...defaults, minutes: 0.5, scope: 'site' });
});

it.each(['--minutes=x', '--rate=0', '--forms=101', '--scope=page', '--site=http://a.example'])(
  '%s is refused',
  (option) => {
    expect(() => parseLoadOptions([option])).toThrow(/ takes |Options:/);
  },
);
