import type { Form } from '@payload-types';
import type { FormField } from '@shared/form-definition';
import { definitionOf } from './definition';

/** Everything except the recipients. */
export type PublicForm = { id: string; submitLabel: string; fields: FormField[] };

const NO_LABEL = 'Send';

/** A form that is being edited: without its incomplete fields, and undefined while it has no other. Fields are shown
 * always while their conditions name what is missing. */
export function draftedForm({ fields, title, submitLabel, ...rest }: Form): PublicForm | undefined {
  const drafted = { ...rest, title: title || NO_LABEL, submitLabel: submitLabel || NO_LABEL, confirmation: undefined };
  const complete = (fields ?? []).filter((row) =>
    definitionOf({ ...drafted, fields: [{ ...row, shownIf: undefined }] }),
  );
  const independent = complete.map((row) => ({ ...row, shownIf: undefined }));
  return publicForm({ ...drafted, fields: complete }) ?? publicForm({ ...drafted, fields: independent });
}

export function publicForm(form: Form): PublicForm | undefined {
  const definition = definitionOf(form);
  return definition && { id: form.id, submitLabel: form.submitLabel, fields: definition.fields };
}
