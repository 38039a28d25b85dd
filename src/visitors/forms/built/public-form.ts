import type { Form } from '@payload-types';
import type { FormField } from '@shared/form-definition';
import { definitionOf } from './definition';

/** What a page shows of a form: everything except its recipients. */
export type PublicForm = { id: string; submitLabel: string; fields: FormField[] };

/** Undefined if the form cannot be shown. */
export function publicForm(form: Form): PublicForm | undefined {
  const definition = definitionOf(form);
  return definition && { id: form.id, submitLabel: form.submitLabel, fields: definition.fields };
}
