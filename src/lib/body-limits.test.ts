import { expect, it } from 'vitest';
import { bodyLimit, MAX_BODY_BYTES } from './body-limits';

const FORM = 'multipart/form-data; boundary=x';
const FILES = 21 * MAX_BODY_BYTES;

it.each([
  ['POST', '/forms/built', FORM, FILES],
  ['POST', '/audit?files', FORM, FILES],
  ['POST', '/audit?utm_source=a&files=', FORM, FILES],
  ['POST', '/audit', FORM, MAX_BODY_BYTES],
  ['POST', '/audit?file', FORM, MAX_BODY_BYTES],
  ['POST', '/audit?files', 'application/json', MAX_BODY_BYTES],
  ['PUT', '/audit?files', FORM, MAX_BODY_BYTES],
  ['POST', '/forms/contact?files', FORM, MAX_BODY_BYTES],
  ['POST', '/api/users/login?files', FORM, MAX_BODY_BYTES],
  ['POST', '/admin?files', FORM, MAX_BODY_BYTES],
  ['POST', '/calendar?files', FORM, MAX_BODY_BYTES],
])('%s %s as %s may have %d bytes', (method, url, type, most) => {
  expect(bodyLimit(method, url, type)).toBe(most);
});

it('a query does not change the limit of staff uploads', () => {
  expect(bodyLimit('POST', '/api/media?depth=0', FORM)).toBeGreaterThan(MAX_BODY_BYTES);
});
