import type { Form } from '@payload-types';
import { describe, expect, it } from 'vitest';
import { formExamples } from '@/blocks/form/form.example';
import { definitionOf, faultsOf, nameConditions } from './definition';

type Row = Form['fields'][number];
const choice: Row = {
  id: 'c',
  blockType: 'choice',
  label: 'Topic',
  options: [{ text: 'Audit' }, { text: 'Else' }],
  required: true,
};
const text = (more: Partial<Extract<Row, { blockType: 'text' }>> = {}): Row => ({
  id: 't',
  blockType: 'text',
  label: 'Name',
  ...more,
});
const shownIf = (field: string, value: string) => ({ shownIf: { field, value } });
const faults = (...rows: Row[]) => faultsOf(rows).map(({ place, message }) => `${place.join('.')}: ${message}`);

describe('the fields of a form', () => {
  it('are valid in the example, where a condition may require a consent', () => {
    expect(faults(...formExamples.default.data.fields)).toEqual([]);
    const consent: Row = { id: 'y', blockType: 'consent', label: 'Call me' };
    expect(faults(consent, text(shownIf('Call me', 'yes')))).toEqual([]);
  });

  it.each([
    [[text(shownIf('Topic', 'Audit')), choice], '0.shownIf.field: There is no choice or consent above this field.'],
    [
      [choice, text(shownIf('Topics', 'Audit'))],
      '1.shownIf.field: Choose a choice or consent above this field. There is: “Topic”.',
    ],
    [[choice, text(shownIf('Topic', 'audit'))], '1.shownIf.value: This field can be: “Audit”, “Else”.'],
    [[choice, text(shownIf('Topic', ''))], '1.shownIf.value: This field can be: “Audit”, “Else”.'],
    [[text(), text({ label: ' Name ' })], '1.label: Another field has this label.'],
    [
      [
        { id: 'a', blockType: 'email', label: 'A' },
        { id: 'b', blockType: 'email', label: 'B' },
      ],
      '1.label: A form has one email field: the address of the sender.',
    ],
    [[{ ...choice, options: [{ text: 'Audit' }, { text: 'Audit ' }] }], '0.options: Each option may be listed once.'],
    [
      Array.from(
        { length: 6 },
        (_, n): Row => ({ id: `f${n}`, blockType: 'file', label: `File ${n}`, accept: ['pdf'] }),
      ),
      '5.label: A form has at most 5 file fields.',
    ],
    [[{ id: 'n', blockType: 'number', label: 'N', min: 5, max: 4 }], '0.max: This is less than the smallest number.'],
  ] as [Row[], string][])('are refused if they cannot work together: %#', (rows, fault) => {
    expect(faults(...rows)).toEqual([fault]);
  });

  it('may be incomplete while being edited', () => {
    expect(faultsOf([{}, { blockType: 'choice' }, { blockType: 'text', label: null as never }])).toEqual([]);
  });
});

describe('a condition', () => {
  const rows = [choice, text(shownIf('Topic', 'Audit'))];
  const ids = () => 'made';

  it('keeps its field after a rename, as it is stored by id', () => {
    const stored = nameConditions(rows, 'id', ids);
    expect(stored[1]).toMatchObject({ shownIf: { field: 'c', value: 'Audit' } });
    const renamed = [{ ...choice, label: 'Subject' }, stored[1] as Row];
    expect(faultsOf(renamed)).toEqual([]);
    expect(nameConditions(renamed, 'id', ids)[1]).toEqual(stored[1]);
  });

  it('is a label again for a copy, whose rows have new ids', () => {
    const stored = nameConditions(rows, 'id', ids);
    const copy = nameConditions(stored, 'label', ids).map((row, index) => ({ ...row, id: `copy-${index}` }));
    expect(nameConditions(copy, 'id', ids)[1]).toMatchObject({ shownIf: { field: 'copy-0' } });
  });

  it('with an unknown field stays as it is, and a row without an id gets one', () => {
    const bare = { ...choice, id: undefined };
    expect(nameConditions([bare, text(shownIf('Gone', 'x'))], 'id', ids)).toEqual([
      { ...choice, id: 'made' },
      text(shownIf('Gone', 'x')),
    ]);
  });
});

describe('a definition', () => {
  const form = formExamples.default.data;

  it('names the field of a condition by its row, so that a new label changes nothing stored', () => {
    const fields = definitionOf(form)?.fields ?? [];
    expect(fields.map(({ name }) => name)).toEqual(form.fields.map(({ id }) => id));
    expect(fields.find(({ name }) => name === 'other')?.shownIf).toEqual({ field: 'part', value: 'Something else' });
    expect(fields.find(({ name }) => name === 'sites')).toMatchObject({ min: 1, max: 5000, required: false });
  });

  it('is undefined for a form that cannot work', () => {
    const id = `a"]{}</style>`;
    expect(definitionOf({ ...form, fields: [text({ id })] })).toBeUndefined();
    expect(definitionOf({ ...form, fields: [] })).toBeUndefined();
  });
});
