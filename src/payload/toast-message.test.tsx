import fs from 'node:fs';
import { expect, it } from 'vitest';
import { toastMessage } from './toast-message';

const FieldErrorsToast = ({ errorMessage }: { errorMessage: string }) => errorMessage;

it.each([
  ['of the site', 'Saved.', 'Saved.'],
  [
    'of a form of Payload',
    <FieldErrorsToast key="toast" errorMessage="There is no connection." />,
    'There is no connection.',
  ],
])('reads a toast %s', (_, title, message) => expect(toastMessage(title)).toBe(message));

it('Payload’s form still puts its errors into that element: otherwise see how src/payload/toast-message.ts can read them', () => {
  const form = fs.readFileSync('node_modules/@payloadcms/ui/dist/forms/Form/index.js', 'utf8');
  expect(form).toMatch(/errorToast\(\/\*#__PURE__\*\/_jsx\(FieldErrorsToast, \{\s*errorMessage:/);
});
