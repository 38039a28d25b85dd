import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionState } from '../session-ended/session-state';
import { onReturn } from './on-return';

const look = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  look.mockReset();
  stop = onReturn(look);
});
afterEach(() => {
  stop();
  sessionState.reportActive();
  vi.unstubAllGlobals();
});

it('looks again once the person has signed in again, not when the session ends', () => {
  sessionState.reportEnded();
  sessionState.reportEnded('Berta');
  expect(look).not.toHaveBeenCalled();
  sessionState.reportActive();
  expect(look).toHaveBeenCalledOnce();
});

it('looks again when the connection is back, until it is stopped', () => {
  window.dispatchEvent(new Event('online'));
  expect(look).toHaveBeenCalledOnce();
  stop();
  window.dispatchEvent(new Event('online'));
  sessionState.reportEnded();
  sessionState.reportActive();
  expect(look).toHaveBeenCalledOnce();
});
