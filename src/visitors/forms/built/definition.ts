import type { Form } from '@payload-types';
import { CONSENTED } from '@shared/consented';
import { fileLimits } from '@shared/file-kinds';
import { type FormDefinition, type FormField, fieldKinds, formDefinition } from '@shared/form-definition';

type Row = Form['fields'][number];
/** Rows are checked while being edited: anything may be missing. */
type Draft = { [K in keyof Row]?: Row[K] };
type Fault = { place: (string | number)[]; message: string };

const isDecider = ({ blockType }: Draft) => blockType === 'choice' || blockType === 'consent';

const optionsOf = (row: Draft): string[] =>
  'options' in row && Array.isArray(row.options) ? row.options.map(({ text }) => text.trim()) : [];

const valuesOf = (row: Draft) => (row.blockType === 'consent' ? [CONSENTED] : optionsOf(row));

const labelOf = ({ label }: Draft) => label?.trim() ?? '';

function conditionOf(row: Draft): { field: string; value: string } | undefined {
  const [field, value] = [row.shownIf?.field?.trim() ?? '', row.shownIf?.value?.trim() ?? ''];
  return field || value ? { field, value } : undefined;
}

const idOf = ({ id }: Draft) => id ?? undefined;

/** By id, or by label, which programs that do not know the id may send. */
const decider = <R extends Draft>(earlier: readonly R[], field: string): R | undefined => {
  const deciders = earlier.filter(isDecider);
  return deciders.find((row) => idOf(row) === field) ?? deciders.find((row) => labelOf(row) === field);
};

const listed = (texts: string[]) => texts.map((text) => `“${text}”`).join(', ');

function conditionFaults(row: Draft, earlier: Draft[]): Fault[] {
  const condition = conditionOf(row);
  if (!condition) return [];
  const found = decider(earlier, condition.field);
  if (!found) {
    const known = earlier.filter(isDecider).map(labelOf);
    const message = known.length
      ? `Choose a choice or consent above this field. There is: ${listed(known)}.`
      : 'There is no choice or consent above this field.';
    return [{ place: ['shownIf', 'field'], message }];
  }
  if (valuesOf(found).includes(condition.value)) return [];
  return [{ place: ['shownIf', 'value'], message: `This field can be: ${listed(valuesOf(found))}.` }];
}

function faultsOfRow(row: Draft, earlier: Draft[]): Fault[] {
  const faults = conditionFaults(row, earlier);
  if (row.blockType === 'email' && earlier.some(({ blockType }) => blockType === 'email')) {
    faults.push({ place: ['label'], message: 'A form has one email field: the address of the sender.' });
  }
  if (row.blockType === 'file' && earlier.filter(({ blockType }) => blockType === 'file').length >= fileLimits.fields) {
    faults.push({ place: ['label'], message: `A form has at most ${fileLimits.fields} file fields.` });
  }
  if (labelOf(row) && earlier.some((other) => labelOf(other) === labelOf(row))) {
    faults.push({ place: ['label'], message: 'Another field has this label.' });
  }
  const options = optionsOf(row);
  if (new Set(options).size < options.length) {
    faults.push({ place: ['options'], message: 'Each option may be listed once.' });
  }
  if ('min' in row && 'max' in row && row.min != null && row.max != null && row.min > row.max) {
    faults.push({ place: ['max'], message: 'This is less than the smallest number.' });
  }
  return faults;
}

export function faultsOf(rows: Draft[]): Fault[] {
  return rows.flatMap((row, index) =>
    faultsOfRow(row, rows.slice(0, index)).map(({ place, message }) => ({ place: [index, ...place], message })),
  );
}

/**
 * Names conditions by row id, so that a field can be renamed, or by label, since a copy of the form has ids of its own.
 * Unknown names stay. `newId`: for rows that programs send without one.
 */
export function nameConditions(rows: Draft[], by: 'id' | 'label', newId: () => string): Draft[] {
  const all = rows.map((row) => ({ ...row, id: idOf(row) ?? newId() }) as Draft);
  return all.map((row, index) => {
    const condition = conditionOf(row);
    const found = condition && decider(all.slice(0, index), condition.field);
    const field = found && (by === 'id' ? idOf(found) : labelOf(found));
    return field ? ({ ...row, shownIf: { ...row.shownIf, field } } as Draft) : row;
  });
}

function fieldOf(row: Row, earlier: Row[]): FormField {
  const condition = conditionOf(row);
  const found = condition && decider(earlier, condition.field);
  return {
    name: row.id ?? '',
    kind: row.blockType,
    label: labelOf(row),
    hint: row.hint?.trim() || undefined,
    required: row.required === true,
    options: row.blockType === 'choice' ? optionsOf(row) : undefined,
    min: row.blockType === 'number' ? (row.min ?? undefined) : undefined,
    max: row.blockType === 'number' ? (row.max ?? undefined) : undefined,
    accept: row.blockType === 'file' ? row.accept : undefined,
    autofill: row.blockType === 'text' ? (row.autofill ?? undefined) : undefined,
    shownIf: condition && { field: (found && idOf(found)) ?? '', value: condition.value },
  };
}

/** False for stored fields whose kind the site no longer has. */
const isKnown = ({ blockType }: Row) => fieldKinds.includes(blockType);

/** Undefined if it is incomplete, as drafts of the API may be. */
export const definitionOf = ({ id, title, fields, recipients, confirmation }: Form): FormDefinition | undefined =>
  formDefinition.safeParse({
    id,
    title,
    fields: fields.filter(isKnown).map((row, index, known) => fieldOf(row, known.slice(0, index))),
    recipients: recipients ?? [],
    confirmation: confirmation?.send ? { subject: confirmation.subject, text: confirmation.text } : undefined,
  }).data;
