import { expect, it } from 'vitest';
import { mailState } from './mail-state';
import type { RowMail } from './store';

const at = '2026-11-20T12:00:00.000Z';
const mail = (change: Partial<RowMail> = {}): RowMail => ({
  kind: 'contact-notice',
  attempts: 0,
  due_at: at,
  sent_at: null,
  given_up_at: null,
  last_error: null,
  ...change,
});
const sent = mail({ sent_at: at });
const failed = mail({ attempts: 3, last_error: 'ECONNREFUSED' });
const givenUp = mail({ attempts: 12, given_up_at: at, last_error: 'EENVELOPE 550' });

it.each([
  ['nothing', [], 'None', false],
  ['sent', [sent], 'Sent', false],
  ['due', [mail()], 'Waiting', false],
  ['failed', [failed], 'Not sent yet', true],
  ['given up', [givenUp], 'Not sent', true],
  ['one of two sent', [sent, failed], 'Not sent yet', true],
  ['the worst of two', [failed, givenUp], 'Not sent', true],
] as const)('mail about a row: %s', (_, all, text, canSendAgain) => {
  expect(mailState([...all], true)).toMatchObject({ text, canSendAgain });
});

it('gives the reason', () => {
  expect(mailState([failed], true)).toMatchObject({ detail: 'Attempt 3 failed (ECONNREFUSED)', next: at });
  expect(mailState([givenUp], true).detail).toBe('Given up after 12 attempts (EENVELOPE 550)');
  expect(mailState([mail()], false).detail).toMatch(/no mail server/);
});
