import type { Form } from '@payload-types';
import { CONSENTED } from '@shared/consented';
import { type FormDefinition, type FormField, formDefinition } from '@shared/form-definition';

type Row = Form['fields'][number];
/** Rows are checked while they are edited: anything may be missing. */
type Draft = { [K in keyof Row]?: Row[K] };
type Fault = { place: (string | number)[]; message: string };

const isDecider = ({ blockType }: Draft) => blockType === 'choice' || blockType === 'consent';

const optionsOf = (row: Draft): string[] =>
  'options' in row && Array.isArray(row.options) ? row.options.map(({ text }) => text.trim()) : [];

/** The values that a condition may ask for. */
const valuesOf = (row: Draft) => (row.blockType === 'consent' ? [CONSENTED] : optionsOf(row));

const labelOf = ({ label }: Draft) => label?.trim() ?? '';

function conditionOf(row: Draft): { label: string; value: string } | undefined {
  const [label, value] = [row.shownIf?.field?.trim() ?? '', row.shownIf?.value?.trim() ?? ''];
  return label || value ? { label, value } : undefined;
}

const decider = (earlier: readonly Draft[], label: string) =>
  earlier.find((row) => isDecider(row) && labelOf(row) === label);

const listed = (texts: string[]) => texts.map((text) => `“${text}”`).join(', ');

function conditionFaults(row: Draft, earlier: Draft[]): Fault[] {
  const condition = conditionOf(row);
  if (!condition) return [];
  const found = decider(earlier, condition.label);
  if (!found) {
    const known = earlier.filter(isDecider).map(labelOf);
    const message = known.length
      ? `No choice or consent above has this label. There is: ${listed(known)}.`
      : 'There is no choice or consent above this field.';
    return [{ place: ['shownIf', 'field'], message }];
  }
  if (valuesOf(found).includes(condition.value)) return [];
  return [{ place: ['shownIf', 'value'], message: `This field can be: ${listed(valuesOf(found))}.` }];
}

function faultsOfRow(row: Draft, earlier: Draft[]): Fault[] {
  const faults = conditionFaults(row, earlier);
  if (row.blockType === 'email' && earlier.some(({ blockType }) => blockType === 'email')) {
    faults.push({ place: ['label'], message: 'A form has one e-mail field: the address of the sender.' });
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

/** What is wrong with the fields of a form, for the people who build it. */
export function faultsOf(rows: Draft[]): Fault[] {
  return rows.flatMap((row, index) =>
    faultsOfRow(row, rows.slice(0, index)).map(({ place, message }) => ({ place: [index, ...place], message })),
  );
}

function fieldOf(row: Row, earlier: Row[]): FormField {
  const condition = conditionOf(row);
  const found = condition && decider(earlier, condition.label);
  return {
    name: row.id ?? '',
    kind: row.blockType,
    label: labelOf(row),
    hint: row.hint?.trim() || undefined,
    required: row.required === true,
    options: row.blockType === 'choice' ? optionsOf(row) : undefined,
    min: row.blockType === 'number' ? (row.min ?? undefined) : undefined,
    max: row.blockType === 'number' ? (row.max ?? undefined) : undefined,
    autofill: row.blockType === 'text' ? (row.autofill ?? undefined) : undefined,
    shownIf: condition && { field: found && 'id' in found ? (found.id ?? '') : '', value: condition.value },
  };
}

/** A stored form as schema and function read it; undefined if it is incomplete, as drafts of the API may be. */
export const definitionOf = ({ id, title, fields, recipients, confirmation }: Form): FormDefinition | undefined =>
  formDefinition.safeParse({
    id,
    title,
    fields: fields.map((row, index) => fieldOf(row, fields.slice(0, index))),
    recipients: recipients ?? [],
    confirmation: confirmation?.send ? { subject: confirmation.subject, text: confirmation.text } : undefined,
  }).data;
