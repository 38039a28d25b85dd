import { describe, expect, it } from 'vitest';
import { hasSameValues, lostErrors } from './lost-errors';

const required = { value: '', valid: false, errorMessage: 'This field is required.' };

describe('lost errors', () => {
  it('are those of fields reported as valid with the same value', () => {
    const before = { title: required, path: { value: '/a', valid: true } };
    const now = { title: { value: '', valid: true }, path: { value: '/b', valid: true } };
    expect(lostErrors(before, now)).toEqual([{ path: 'title', message: 'This field is required.' }]);
  });

  it.each([
    ['is still marked', { title: required }],
    ['was filled in', { title: { value: 'A', valid: true } }],
    ['is gone', {}],
  ])('are not those of a field that %s', (_, now) => {
    expect(lostErrors({ title: required }, now)).toEqual([]);
  });
});

describe('the values of a form', () => {
  it('are the same when only errors differ', () => {
    expect(hasSameValues({ title: required }, { title: { value: '', valid: true } })).toBe(true);
  });

  it.each([
    ['changed', { title: { value: 'A' } }],
    ['was added', { title: required, path: { value: '/' } }],
    ['was removed', {}],
  ])('differ when one %s', (_, now) => {
    expect(hasSameValues({ title: required }, now)).toBe(false);
  });
});
