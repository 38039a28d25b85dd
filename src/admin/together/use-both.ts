'use client';

import {
  toast,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Conflict, contentOf, isSame, keyOf, merge, type Picks } from '@/lib/merge';
import { saves } from '../saving/watch-saves';
import { type Removed, removedSection } from './removed';
import { usePresence } from './use-presence';
import { useStateOf } from './use-state-of';

type Document = Record<string, unknown> & { updatedAt?: string; _status?: 'draft' | 'published' };

/** Conflicting fields, and the author of the stored values. */
export type Open = { by: string; conflicts: Conflict[]; mine: Document };

/** While the user types faster than the server responds; after that the next poll tries again. */
const MOST_TRIES = 5;

const timeOf = (document: Document) => Date.parse(document.updatedAt ?? '') || 0;

/** Merges what someone else has saved into the form that is open (`form`: its path below `/api`). Conflicts wait. */
export function useBoth(form: string, api: string, savesItself: boolean) {
  const {
    savedDocumentData,
    setData,
    setHasPublishedDoc,
    setMostRecentVersionIsAutosaved,
    setUnpublishedVersionCount,
  } = useDocumentInfo();
  const { getData, getFields, replaceState, dispatchFields, setModified } = useForm();
  const stateOf = useStateOf();
  const isSaving = [useFormProcessing(), useFormBackgroundProcessing()].some(Boolean);
  const isUnsaved = [useFormModified(), useFormSubmitted()].some(Boolean);
  const [open, setOpen] = useState<Open>();
  const [removed, setRemoved] = useState<Removed & { by: string }>();
  /** Common ancestor: the version last loaded or saved. */
  const base = useRef<Document>({});
  const saving = useRef(false);
  const isOpen = useRef(false);
  useEffect(() => {
    base.current = savedDocumentData ?? {};
    saving.current = isSaving;
    isOpen.current = open !== undefined;
  });

  /** True if the form contains both sides; false on conflicts or during a save. */
  const putTogether = useCallback(
    async (by: string, picks: Picks): Promise<boolean> => {
      const load = async (isDraft: boolean) => {
        const address = `${api}/${form}?depth=0&draft=${isDraft}&fallback-locale=null`;
        const response = await fetch(address, { credentials: 'same-origin' });
        return response.ok ? ((await response.json()) as Document) : undefined;
      };
      const theirs = await load(true);
      // Where there are drafts: what visitors see may have changed, too.
      const live = theirs?._status === 'draft' ? await load(false) : theirs;
      if (!theirs || !live) return false;
      const began = base.current;
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const mine = getData() as Document;
        if (saving.current || base.current !== began || timeOf(theirs) <= timeOf(began)) return false;
        const { document, conflicts } = merge(began, mine, theirs, picks);
        if (conflicts.length > 0) {
          setOpen({ by, conflicts, mine });
          saves.conflict(form);
          return false;
        }
        const isNew = !isSame(contentOf(began), contentOf(theirs));
        const state = isNew ? await stateOf({ ...document, updatedAt: theirs.updatedAt }) : undefined;
        if (isNew && !state) return false;
        // The form changed meanwhile: try again with its new values.
        if (saving.current || base.current !== began || JSON.stringify(getData()) !== JSON.stringify(mine)) continue;
        const { file, blocks } = getFields();
        const opened = (blocks?.rows ?? []).flatMap(({ id, collapsed }) => (collapsed ? [] : [id]));
        const gone = removedSection({ began, mine, theirs, merged: document }, opened);
        if (gone) setRemoved({ ...gone, by });
        if (state) replaceState(file ? { ...state, file } : state);
        else dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: theirs.updatedAt });
        setData(theirs as Parameters<typeof setData>[0]);
        // Published or unpublished by someone else, or by a request of this form whose response was lost.
        setHasPublishedDoc(live._status === 'published');
        setUnpublishedVersionCount(live === theirs ? 0 : 1);
        if (live === theirs) setMostRecentVersionIsAutosaved(false);
        setOpen(undefined);
        const isMineIn = !isSame(contentOf(document), contentOf(theirs));
        setModified(isMineIn);
        saves.merged(form, isMineIn);
        // A form leaves out some fields: without a change of theirs, the difference is its own, as after a review step.
        if (isNew && !isSame(contentOf(document), contentOf(mine)))
          toast.info(
            `${by} changed this document. The changes were merged into your form.${isMineIn && !savesItself ? ' Save it to keep both.' : ''}`,
          );
        return true;
      }
      return false;
    },
    [
      api,
      form,
      dispatchFields,
      getData,
      getFields,
      replaceState,
      savesItself,
      setData,
      setHasPublishedDoc,
      setModified,
      setMostRecentVersionIsAutosaved,
      setUnpublishedVersionCount,
      stateOf,
    ],
  );

  const { people, ask } = usePresence(`/editorial/${form}`, async ({ updatedAt, by }) => {
    const isNewer = timeOf({ updatedAt: updatedAt ?? '' }) > timeOf(base.current);
    if (isNewer && !saving.current && !isOpen.current) await putTogether(by, new Map());
  });

  // Still unsaved after a save: someone else may have saved first.
  const wasSaving = useRef(false);
  useEffect(() => {
    if (wasSaving.current && !isSaving && isUnsaved) void ask();
    wasSaving.current = isSaving;
  }, [isSaving, isUnsaved, ask]);

  /** `true` keeps the user's own value. */
  const choose = async (choices: boolean[]) => {
    if (!open) return false;
    const picks = open.conflicts.map(({ place, theirs }, index) => {
      return [keyOf(place), { theirs, isMine: choices[index] === true }] as const;
    });
    return putTogether(open.by, new Map(picks));
  };

  const close = useCallback(() => setRemoved(undefined), []);
  return { people, open, choose, removed, close };
}
