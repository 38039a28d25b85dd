/** Why the server does not have what is in the form. */
export type Failure =
  | { kind: 'offline' | 'busy' | 'full' | 'signed-out' | 'merging' | 'conflict' }
  | { kind: 'refused'; reason: string };

/** `isOwed`: nothing stands in the way any more of what failed to be saved, but it has not been saved yet. */
export type Progress = { inFlight: number; attempts: number; isUrgent: boolean; isOwed?: boolean; failure?: Failure };

export type Step =
  | { kind: 'began' }
  | { kind: 'saved' }
  | { kind: 'failed'; failure: Failure }
  /** The response says nothing about what is in the form. */
  | { kind: 'ended' }
  /** What stood in the way is gone: the connection or the session is back, or two versions were merged. */
  | { kind: 'resumed'; isUrgent: boolean }
  /** Someone else changed the same text, and the user has to choose. */
  | { kind: 'conflict' }
  | { kind: 'changed' };

export const atRest: Progress = { inFlight: 0, attempts: 0, isUrgent: false };

const landed = ({ inFlight }: Progress) => Math.max(0, inFlight - 1);

/** Whether the server lacks what a save carried, whatever Payload's form says. */
export const isMissing = ({ failure, isOwed = false }: Progress): boolean => failure !== undefined || isOwed;

export function next(progress: Progress, step: Step): Progress {
  switch (step.kind) {
    case 'began':
      return { ...progress, inFlight: progress.inFlight + 1, isUrgent: false };
    case 'saved':
      return { ...atRest, inFlight: landed(progress) };
    case 'failed': {
      const isWaiting = progress.failure?.kind === 'conflict' && step.failure.kind === 'merging';
      const failure = isWaiting ? progress.failure : step.failure;
      return { inFlight: landed(progress), attempts: progress.attempts + 1, isUrgent: false, failure };
    }
    case 'ended':
      return { ...progress, inFlight: landed(progress), isUrgent: false };
    case 'resumed':
      return {
        ...atRest,
        inFlight: progress.inFlight,
        isUrgent: step.isUrgent,
        isOwed: step.isUrgent && isMissing(progress),
      };
    case 'conflict':
      return { ...progress, failure: { kind: 'conflict' } };
    // What was refused may be right now.
    case 'changed':
      return progress.failure?.kind === 'refused' ? { ...progress, failure: undefined } : progress;
  }
}

export type Form = {
  /** Differs from what the server has. */
  isUnsaved: boolean;
  savesItself: boolean;
  isOnline: boolean;
  isSessionOver: boolean;
};

const failureOf = ({ failure }: Progress, { isOnline, isSessionOver }: Form): Failure | undefined => {
  if (isSessionOver) return { kind: 'signed-out' };
  return isOnline ? failure : { kind: 'offline' };
};

const LONGEST_REASON = 160;

function wordsOf(failure: Failure, savesItself: boolean): string {
  switch (failure.kind) {
    case 'offline':
      return savesItself ? 'offline, retrying' : 'offline';
    case 'busy':
      return savesItself ? 'the server has a problem, retrying' : 'the server has a problem';
    case 'full':
      return savesItself ? 'the disk of the server is full, retrying' : 'the disk of the server is full';
    case 'signed-out':
      return 'signed out';
    case 'merging':
      return 'someone else saved it too, merging';
    case 'conflict':
      return 'someone else changed the same text';
    case 'refused': {
      const reason = failure.reason.trim().replace(/[.\s]+$/, '');
      return reason.length > LONGEST_REASON ? `${reason.slice(0, LONGEST_REASON).trimEnd()}…` : reason;
    }
  }
}

export type Shown = { kind: 'saved' | 'saving' | 'unsaved' | 'failed'; words: string };

/** The one statement about a form. `savedAt`: time of the stored version in words, if there is one. */
export function shown(progress: Progress, form: Form, savedAt: string | undefined): Shown {
  const { isUnsaved, savesItself } = form;
  const failure = isUnsaved ? failureOf(progress, form) : undefined;
  if (failure) return { kind: 'failed', words: `Not saved: ${wordsOf(failure, savesItself)}` };
  if (progress.inFlight > 0 || (isUnsaved && savesItself)) return { kind: 'saving', words: 'Saving…' };
  if (isUnsaved || !savedAt) return { kind: 'unsaved', words: 'Not saved yet' };
  return { kind: 'saved', words: `Saved ${savedAt}` };
}

/** Autosave usually saves within a second of a change. If it has not begun by then, this does. */
const UNTRIED_MS = 3_000;
const FIRST_RETRY_MS = 2_000;
const LONGEST_MS = 60_000;

const retried = new Set<Failure['kind']>(['offline', 'busy', 'full']);

/** When to try again, in milliseconds; undefined if trying again is useless or under way. `random`: from 0 to 1. */
export function retryAfter(progress: Progress, form: Form, random: number): number | undefined {
  if (!form.isUnsaved || !form.savesItself || progress.inFlight > 0) return undefined;
  const failure = failureOf(progress, form);
  if (!failure) return progress.isUrgent ? 0 : UNTRIED_MS;
  if (!retried.has(failure.kind)) return undefined;
  // Spread, so that not all windows try at the same moment after an outage.
  return Math.min(LONGEST_MS, FIRST_RETRY_MS * 2 ** Math.max(0, progress.attempts - 1)) * (0.75 + random / 2);
}
