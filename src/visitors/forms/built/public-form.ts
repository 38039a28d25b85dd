import type { Form } from '@payload-types';
import type { FormField } from '@shared/form-definition';
import { definitionOf } from './definition';

/** Everything except the recipients. */
export type PublicForm = { id: string; submitLabel: string; fields: FormField[] };

export function publicForm(form: Form): PublicForm | undefined {
  const definition = definitionOf(form);
  return definition && { id: form.id, submitLabel: form.submitLabel, fields: definition.fields };
}
