'use client';

import { useConfig, useForm, useFormBackgroundProcessing, useFormModified, useFormProcessing } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useSyncExternalStore } from 'react';
import { changesSince } from '@/lib/merge';
import { draftRequest, saveDraft } from '@/payload/draft-request';
import { checkSession } from '../session-ended/check-session';
import { sessionState } from '../session-ended/session-state';
import { atRest, isMissing, next, retryAfter } from './save-state';
import { type SaveStep, saves } from './watch-saves';

function onConnection(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const useOnline = () =>
  useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  );

const useSessionOver = () =>
  useSyncExternalStore(
    sessionState.subscribe,
    () => sessionState.get() === 'ended',
    () => false,
  );

/** `path`: where the form is saved, below `/api`. */
type Open = { path: string; savesItself: boolean; fields: FormState };

/** How saving goes in the open form, with retries of what failed. */
export function useSaveState({ path, savesItself, fields }: Open) {
  const { config } = useConfig();
  const api = config.routes.api;
  const form = useForm();
  const isModified = useFormModified();
  const isBusy = [useFormProcessing(), useFormBackgroundProcessing()].some(Boolean);
  const [progress, dispatch] = useReducer(next, atRest);
  const isOnline = useOnline();
  const isSessionOver = useSessionOver();
  const isUnsaved = isModified || isMissing(progress);
  const state = { isUnsaved, savesItself, isOnline, isSessionOver };

  /** Whether the save under way has anything that the server lacks. */
  const carries = useRef(false);
  /** Payload takes the form for saved after any response to a save that is not of a draft. */
  const isMistaken = useRef(false);
  /** After a save that failed, or during which someone typed, it takes the form for unsaved even if the next succeeds. */
  const isStored = useRef(false);
  const sent = useRef<Record<string, unknown>>({});
  /** A save that waited for another takes what was changed meanwhile for saved, too. */
  const isBehind = useRef(false);
  const wasChanged = useEffectEvent(() => changesSince(sent.current, form.getData()).length > 0);

  /** Payload keeps a chosen file in the form of its document, and would send it again with each save. */
  const dropStoredFile = () => {
    const { file } = sent.current;
    if (path.includes('/') && file instanceof File && form.getData().file === file)
      form.dispatchFields({ type: 'REMOVE', path: 'file' });
  };

  const hear = useEffectEvent((step: SaveStep) => {
    if (step.kind === 'began') {
      carries.current = isUnsaved;
      sent.current = form.getData();
    }
    if (step.kind === 'saved') {
      isStored.current = true;
      // Before the form takes over what the server made of it.
      isBehind.current = wasChanged();
      dropStoredFile();
    }
    if (step.kind !== 'failed') return dispatch(step);
    isMistaken.current ||= carries.current;
    // Nothing was lost, or what was not published is saved as a draft next.
    const isOfNoConcern = !carries.current || (savesItself && !step.isDraft && step.failure.kind === 'refused');
    dispatch(isOfNoConcern ? { kind: 'ended' } : step);
  });
  useEffect(() => saves.subscribe(path, (step) => hear(step)), [path]);

  const isIdle = !isBusy && progress.inFlight === 0;
  useEffect(() => {
    if (!isIdle) return;
    if (isMistaken.current || isBehind.current) form.setModified(true);
    else if (isStored.current && !wasChanged()) form.setModified(false);
    isMistaken.current = false;
    isBehind.current = false;
    isStored.current = false;
  }, [isIdle, form]);

  const isReachable = isOnline && !isSessionOver;
  const wasReachable = useRef(true);
  useEffect(() => {
    if (isReachable && !wasReachable.current) dispatch({ kind: 'resumed', isUrgent: true });
    wasReachable.current = isReachable;
  }, [isReachable]);

  const retry = useEffectEvent(async () => {
    const session = await checkSession();
    if (session === 'active') await saveDraft(form, draftRequest(api, path));
    else if (session !== 'ended') dispatch({ kind: 'failed', failure: { kind: session } });
  });
  const schedule = useEffectEvent(() => retryAfter(progress, state, Math.random()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt and each change sets the timer again
  useEffect(() => {
    const delay = isBusy ? undefined : schedule();
    if (delay === undefined) return;
    const timer = setTimeout(() => void retry(), delay);
    return () => clearTimeout(timer);
  }, [progress, fields, isBusy, isUnsaved, isReachable]);

  /** What was typed just before a save is kept after it, and is no change. */
  const changed = useCallback(() => {
    if (changesSince(sent.current, form.getData()).length > 0) dispatch({ kind: 'changed' });
  }, [form]);
  return { progress, state, changed };
}
