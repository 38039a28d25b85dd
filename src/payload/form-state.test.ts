import { expect, it } from 'vitest';
import { scriptsIn, sourceOf } from '../../tests/helpers/installed';

const FORMS = '@payloadcms/ui/dist/forms';

// What loading-rows, form-echoes, form-fields and copied-rows read and write of a form's state.
it.each([
  ['isLoading: true', 'Form/fieldReducer.js', 'loading-rows.ts'],
  ['disableFormData', 'Form/fieldReducer.js', 'copied-rows.ts'],
  ['isModified', 'Form/fieldReducer.js', 'form-fields.ts'],
  ['lastRenderedPath', 'fieldSchemasToFormState/addFieldStatePromise.js', 'copied-rows.ts'],
  ['collapsed', 'fieldSchemasToFormState/addFieldStatePromise.js', 'form-echoes.ts'],
  ['initialValue', 'fieldSchemasToFormState/addFieldStatePromise.js', 'form-echoes.ts'],
])('the state of a form has %s', (part, file, ours) => {
  expect(
    sourceOf(`${FORMS}/${file}`),
    `The state of forms has changed. Look at ${FORMS}/${file}, and correct src/payload/${ours}.`,
  ).toContain(part);
});

it('what is copied is in local storage', () => {
  expect(
    scriptsIn('@payloadcms/ui/dist/elements/ClipboardAction').some((text) => text.includes("'_payloadClipboard'")),
    'Payload keeps copied rows elsewhere. Look in @payloadcms/ui/dist/elements/ClipboardAction, and correct CLIPBOARD in ' +
      'src/payload/copied-rows.ts: a paste at the end of a list would paste nothing.',
  ).toBe(true);
});

it.each(['autosave: true', 'draft: true', "'fallback-locale': 'null'", 'depth: 0'])('autosave sends %s', (part) => {
  const file = '@payloadcms/ui/dist/elements/Autosave/index.js';
  expect(
    sourceOf(file),
    `Autosave sends another request. Look at ${file}, and correct src/payload/draft-request.ts, which saves as it does.`,
  ).toContain(part);
});
