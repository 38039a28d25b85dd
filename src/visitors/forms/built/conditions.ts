import type { FormField } from '@shared/form-definition';

/** A CSS string that cannot end its style element. */
const quoted = (text: string) =>
  `"${text.replace(/[^\p{L}\p{N} ]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;

function chain(field: FormField, fields: readonly FormField[]): NonNullable<FormField['shownIf']>[] {
  const { shownIf } = field;
  if (!shownIf) return [];
  const decider = fields.slice(0, fields.indexOf(field)).find(({ name }) => name === shownIf.field);
  return [shownIf, ...(decider ? chain(decider, fields) : [])];
}

/** Hides fields without scripts. Browsers without `:has()` show every field; the server checks conditions anyway. */
export function conditionStyles(id: string, fields: readonly FormField[]): string {
  const rules = fields.flatMap((field) =>
    chain(field, fields).map(({ field: decider, value }) => {
      const [name, wanted] = [`[name=${quoted(decider)}]`, `[value=${quoted(value)}]`];
      const met = `:has(${name}${wanted}:checked, ${name} option${wanted}:checked)`;
      return `#${id}:not(${met}) [data-field=${quoted(field.name)}]{display:none}`;
    }),
  );
  return rules.length > 0 ? `@supports selector(:has(*)){${rules.join('')}}` : '';
}
