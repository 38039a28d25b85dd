import { expect, it } from 'vitest';
import { logLine } from './log.ts';

const fault = (fields: object, message = 'x') => Object.assign(new Error(message), fields);

it('omits conflicts, missing permissions and wrong values', () => {
  for (const code of ['23505', '23514', '42501', '22P02', 'PGRST116']) {
    expect(logLine(['Auth error:', fault({ code }, 'Key (email)=(a@b.example)')]), code).toBeUndefined();
  }
});

it('logs server errors in one line without a stack', () => {
  expect(logLine(['Auth error:', fault({ code: 'ECONNREFUSED' }, 'connect ECONNREFUSED\n127.0.0.1')])).toBe(
    'Auth error: ECONNREFUSED connect ECONNREFUSED 127.0.0.1',
  );
  expect(logLine([fault({ code: '57P01' }, 'terminating connection')])).toBe('57P01 terminating connection');
});

it('never repeats what a visitor has typed', () => {
  const typed = fault({ code: '42P10', table_name: 'contact_messages' }, 'no match for "my secret"');
  expect(logLine([typed])).toBe('42P10 contact_messages');
  expect(logLine(['mail to jane@visitor.example failed'])).toBe('mail to …@… failed');
});
