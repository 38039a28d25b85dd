import { expect, it } from 'vitest';
import type { Page } from '../pages/page-store';
import { NOT_FOUND_COPY, sendNotFound } from './fallback-pages';

const page = `<p data-missing-path="${NOT_FOUND_COPY}">There is nothing at ${NOT_FOUND_COPY}.</p>`;
const copy = { headers: {}, bodies: { identity: { body: Buffer.from(page) } } } as unknown as Page;

function notFoundAt(path: string): string {
  let sent = '';
  const answer = {
    writeHead: () => answer,
    end: (body?: string | Buffer) => {
      sent = String(body);
    },
  };
  sendNotFound({ headers: {} } as never, answer, path, copy);
  return sent;
}

it('says which path is not there', () => {
  expect(notFoundAt('/no"where')).toBe(page.replaceAll(NOT_FOUND_COPY, '/no&quot;where'));
});

it.each(['$`', "$'", '$&', '$$'])('takes %s for what it is', (sign) => {
  expect(notFoundAt(`/${sign}`)).toContain('There is nothing at /$');
  expect(notFoundAt(`/${sign.repeat(1_000)}`).length).toBeLessThan(page.length + 2_000);
});

it('shows the beginning of a long path', () => {
  expect(notFoundAt(`/${'a'.repeat(1_000)}`)).toContain(`nothing at /${'a'.repeat(198)}….`);
});
