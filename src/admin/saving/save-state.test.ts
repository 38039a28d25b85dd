import { describe, expect, it } from 'vitest';
import {
  atRest,
  type Failure,
  type Form,
  isMissing,
  next,
  type Progress,
  retryAfter,
  type Step,
  shown,
} from './save-state';

const form: Form = { isUnsaved: true, savesItself: true, isOnline: true, isSessionOver: false };
const saved = { ...form, isUnsaved: false };
const through = (...steps: Step[]): Progress => steps.reduce(next, atRest);
const began: Step = { kind: 'began' };
const failed = (failure: Failure): Step => ({ kind: 'failed', failure });
const offline = failed({ kind: 'offline' });
const lineFor = (progress: Progress, now: Form) => shown(progress, now, '10:41').words;

describe('the state of a form', () => {
  it('goes from saving to saved', () => {
    expect(lineFor(atRest, form)).toBe('Saving…');
    expect(lineFor(through(began), form)).toBe('Saving…');
    expect(lineFor(through(began, { kind: 'saved' }), saved)).toBe('Saved 10:41');
  });

  it.each<[string, Failure]>([
    ['offline, retrying', { kind: 'offline' }],
    ['the server has a problem, retrying', { kind: 'busy' }],
    ['the disk of the server is full, retrying', { kind: 'full' }],
    ['signed out', { kind: 'signed-out' }],
    ['someone else changed the same text', { kind: 'conflict' }],
    ['The title is missing', { kind: 'refused', reason: 'The title is missing. ' }],
  ])('says why it is not saved: %s', (words, failure) => {
    expect(lineFor(through(began, failed(failure)), form)).toBe(`Not saved: ${words}`);
  });

  it('knows of a lost connection or session before a save was tried', () => {
    expect(lineFor(atRest, { ...form, isOnline: false })).toBe('Not saved: offline, retrying');
    expect(lineFor(atRest, { ...form, isSessionOver: true, isOnline: false })).toBe('Not saved: signed out');
  });

  it('stays saved without a connection or session if nothing was typed', () => {
    expect(lineFor(atRest, { ...saved, isOnline: false, isSessionOver: true })).toBe('Saved 10:41');
  });

  it('says the same during a retry, until it succeeds', () => {
    expect(lineFor(through(began, offline, began), form)).toBe('Not saved: offline, retrying');
    expect(lineFor(through(began, offline, began, { kind: 'saved' }), saved)).toBe('Saved 10:41');
    expect(lineFor(through(began, offline, { kind: 'resumed', isUrgent: true }), form)).toBe('Saving…');
  });

  // Payload takes its form for saved, for a moment, after a save that failed.
  it('what failed is missing until a save succeeds, also once the connection is back', () => {
    const back: Step = { kind: 'resumed', isUrgent: true };
    expect(isMissing(atRest)).toBe(false);
    expect(isMissing(through(began, offline, back))).toBe(true);
    expect(isMissing(through(began, offline, back, began))).toBe(true);
    expect(isMissing(through(began, offline, back, began, { kind: 'saved' }))).toBe(false);
    expect(isMissing(through(back))).toBe(false);
    expect(isMissing(through(began, failed({ kind: 'merging' }), { kind: 'resumed', isUrgent: false }))).toBe(false);
  });

  it('promises no retry of a form that is saved with its button', () => {
    const byHand = { ...form, savesItself: false };
    expect(lineFor(atRest, byHand)).toBe('Not saved yet');
    expect(lineFor(through(began, offline), byHand)).toBe('Not saved: offline');
  });

  it('forgets the reason of a refusal once the form is changed, but not a lost connection', () => {
    const refused = through(began, failed({ kind: 'refused', reason: 'Too long' }), { kind: 'changed' });
    expect(lineFor(refused, form)).toBe('Saving…');
    expect(lineFor(through(began, offline, { kind: 'changed' }), form)).toBe('Not saved: offline, retrying');
  });

  it('still asks for a choice if the next save is refused for the same conflict', () => {
    const waiting = through({ kind: 'conflict' }, began, failed({ kind: 'merging' }));
    expect(lineFor(waiting, form)).toBe('Not saved: someone else changed the same text');
  });
});

describe('a retry', () => {
  const delay = (progress: Progress, now = form) => retryAfter(progress, now, 0.5);

  it('comes later after each failed attempt, but at least once a minute', () => {
    const times = [1, 2, 3, 4, 5, 6, 12].map((count) => delay(through(...Array<Step>(count).fill(offline))));
    expect(times).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  });

  it('comes at once when the connection or the session is back', () => {
    expect(delay(through(began, offline, { kind: 'resumed', isUrgent: true }))).toBe(0);
  });

  it('saves what nothing else has saved', () => {
    expect(delay(atRest)).toBeGreaterThan(0);
  });

  it.each<[string, Progress, Form]>([
    ['what is saved', atRest, saved],
    ['forms that are saved with a button', through(offline), { ...form, savesItself: false }],
    ['a save under way', through(began), form],
    ['an ended session', through(offline), { ...form, isSessionOver: true }],
    ['refusals', through(failed({ kind: 'refused', reason: 'No' })), form],
    ['conflicts', through({ kind: 'conflict' }), form],
  ])('is not made for %s', (_, progress, now) => {
    expect(delay(progress, now)).toBeUndefined();
  });
});
