import { describe, expect, it } from 'vitest';
import { fieldErrors } from './fields.ts';
import { fileLimits } from './file-kinds.ts';
import type { FormField } from './form-definition.ts';
import { formEntries } from './form-entries.ts';
import { fileEntry, fileIn, type SentFile } from './form-files.ts';
import { english } from './messages.ts';

const field = (more: Partial<FormField> = {}): FormField => ({
  name: 'f',
  kind: 'file',
  label: 'Plan',
  required: false,
  accept: ['pdf', 'picture'],
  ...more,
});
const file = (more: Partial<SentFile> = {}) => fileEntry({ name: 'plan.pdf', size: 1, kind: 'pdf', ...more });
const errorsOf = (fields: FormField[], entries: Record<string, unknown>) => {
  const parsed = formEntries(fields, english).safeParse(entries);
  return parsed.success ? {} : fieldErrors(parsed.error);
};

describe('a file', () => {
  it('is stored by name; no choice is no answer', () => {
    expect(formEntries([field()], english).parse({ f: file() })).toMatchObject([
      { kind: 'file', value: 'plan.pdf', file: { size: 1, kind: 'pdf' } },
    ]);
    expect(formEntries([field()], english).parse({ f: '' })).toEqual([]);
    expect(errorsOf([field({ required: true })], { f: '' })).toEqual({ f: 'Please choose a file' });
  });

  it('has a size', () => {
    expect(errorsOf([field()], { f: file({ size: fileLimits.bytes }) })).toEqual({});
    expect(errorsOf([field()], { f: file({ size: fileLimits.bytes + 1 }) })).toEqual({
      f: '“plan.pdf” is larger than 10 MB. Please choose a smaller file.',
    });
    expect(errorsOf([field()], { f: file({ size: 0 }) })).toEqual({
      f: '“plan.pdf” is empty. Please choose another file.',
    });
  });

  it('is of an accepted kind, once its content was read', () => {
    const refused = { f: 'The content of “plan.pdf” is of another kind. Accepted: PDF, picture.' };
    expect(errorsOf([field()], { f: file({ kind: undefined }) })).toEqual({});
    expect(errorsOf([field()], { f: file({ kind: 'text' }) })).toEqual(refused);
    expect(errorsOf([field()], { f: file({ kind: 'other' }) })).toEqual(refused);
  });

  it('counts together with the others', () => {
    const fields = ['a', 'b', 'c'].map((name) => field({ name }));
    const size = fileLimits.allBytes / 2;
    expect(errorsOf(fields, { a: file({ size }), b: file({ size }) })).toEqual({});
    expect(errorsOf(fields, { a: file({ size }), b: file({ size }), c: file() })).toEqual({
      c: 'All files together are larger than 20 MB. Please choose smaller files.',
    });
  });

  it('of a field that is not shown is not read', () => {
    const fields = [field({ name: 'a', kind: 'consent' }), field({ shownIf: { field: 'a', value: 'yes' } })];
    expect(errorsOf(fields, { f: file({ kind: 'other' }) })).toEqual({});
  });

  it.each([7, '{', '[]', '{"name":"a"}', '{"name":"","size":1}', '{"name":"a","size":-1}'])('is not %j', (entry) => {
    expect(fileIn(entry)).toBeUndefined();
  });
});
