import { expect, it } from 'vitest';
import { withEtag } from '../pages/encodings';
import { NOT_FOUND_PAGE, notFoundResponse } from './fallback-pages';

const page = `<p data-missing-path="${NOT_FOUND_PAGE}">There is nothing at ${NOT_FOUND_PAGE}.</p>`;
const kept = { headers: {}, bodies: { identity: withEtag(Buffer.from(page)) } };
const notFoundAt = (path: string) => String(notFoundResponse(path, kept).body);

it('says which path is not there', () => {
  expect(notFoundAt('/no"where')).toBe(page.replaceAll(NOT_FOUND_PAGE, '/no&quot;where'));
});

it.each(['$`', "$'", '$&', '$$'])('takes %s for what it is', (sign) => {
  expect(notFoundAt(`/${sign}`)).toContain('There is nothing at /$');
  expect(notFoundAt(`/${sign.repeat(1_000)}`).length).toBeLessThan(page.length + 2_000);
});

it('shows the beginning of a long path', () => {
  expect(notFoundAt(`/${'a'.repeat(1_000)}`)).toContain(`nothing at /${'a'.repeat(198)}….`);
});
