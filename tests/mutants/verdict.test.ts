import { expect, it } from 'vitest';
import { unit, withFault } from './fault';
import { verdictOf } from './verdict';

const failure = (isAssertion: boolean) => ({ test: 'a > b', file: 'a.ts', error: 'Error: what\n  at', isAssertion });

it('a fault is caught by a failed assertion, and by nothing else', () => {
  expect(verdictOf({ ran: 2, failures: [failure(false), failure(true)], broken: [] })).toEqual({
    isCaught: true,
    why: 'a > b',
  });
  expect(verdictOf({ ran: 2, failures: [], broken: [] })).toMatchObject({ isCaught: false });
  expect(verdictOf({ ran: 2, failures: [failure(false)], broken: [] })).toMatchObject({ isCaught: false });
  expect(verdictOf({ ran: 0, failures: [], broken: [] })).toMatchObject({ isCaught: false });
  expect(verdictOf({ ran: 2, failures: [failure(true)], broken: [{ error: 'SyntaxError' }] })).toMatchObject({
    isCaught: false,
  });
});

it('a fault replaces a text that is in its file exactly once', () => {
  const fault = { breaks: '', file: 'a.ts', find: 'one', replace: '$& two', caughtBy: unit() };
  expect(withFault('(one)', fault)).toBe('($& two)');
  expect(() => withFault('none', { ...fault, find: 'all' })).toThrow('no longer in a.ts');
  expect(() => withFault('one one', fault)).toThrow('2 times');
});
