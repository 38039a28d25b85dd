import { expect, it } from 'vitest';
import { isDocument } from './is-document';

const id = '0b5530d2-07a0-4a61-9c5e-000000000000';

it.each([`/admin/collections/pages/${id}`, `/admin/collections/pages/trash/${id}`, '/admin/globals/footer'])(
  '%s is a document',
  (path) => expect(isDocument(path)).toBe(true),
);
it.each(['/admin', '/admin/collections/pages', '/admin/collections/pages/create', '/admin/inbox/messages'])(
  '%s is not a document',
  (path) => expect(isDocument(path)).toBe(false),
);
