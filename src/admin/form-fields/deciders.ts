import { CONSENTED } from '@shared/consented';
import type { FormState } from 'payload';

export type Decider = { id: string; label: string; values: { value: string; label: string }[] };

const textAt = (fields: FormState, path: string) => {
  const value = fields[path]?.value;
  return typeof value === 'string' ? value.trim() : '';
};

function valuesOf(fields: FormState, path: string, kind: string): Decider['values'] {
  if (kind === 'consent') return [{ value: CONSENTED, label: 'Checked' }];
  const count = fields[`${path}.options`]?.rows?.length ?? 0;
  const texts = Array.from({ length: count }, (_, n) => textAt(fields, `${path}.options.${n}.text`));
  return texts.filter(Boolean).map((text) => ({ value: text, label: text }));
}

/** The choices and consents above the row of a path. */
export function decidersAbove(fields: FormState, path: string): Decider[] {
  const [, list = '', index = '0'] = /^(.*?)\.(\d+)\./.exec(path) ?? [];
  return Array.from({ length: Number(index) }, (_, n) => `${list}.${n}`).flatMap((row, n): Decider[] => {
    const kind = fields[list]?.rows?.[n]?.blockType ?? textAt(fields, `${row}.blockType`);
    const id = textAt(fields, `${row}.id`) || fields[list]?.rows?.[n]?.id;
    if (!id || (kind !== 'choice' && kind !== 'consent')) return [];
    return [
      { id, label: textAt(fields, `${row}.label`) || 'A field without a label', values: valuesOf(fields, row, kind) },
    ];
  });
}

/** By id, or by label, as older conditions are stored. */
export const deciderNamed = (deciders: readonly Decider[], name: string): Decider | undefined =>
  deciders.find(({ id }) => id === name) ?? deciders.find(({ label }) => label === name);
