'use client';

import {
  toast,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useServerFunctions,
} from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Conflict, contentOf, isSame, keyOf, merge, type Picks } from '@/lib/merge';
import { usePresence } from './use-presence';

type Document = Record<string, unknown> & { updatedAt?: string };

/** Conflicting fields, and the author of the stored values. */
export type Open = { by: string; conflicts: Conflict[]; mine: Document };

/** While the user types faster than the server responds; after that the next poll tries again. */
const MOST_TRIES = 5;

const timeOf = (document: Document) => Date.parse(document.updatedAt ?? '') || 0;

/** Merges what someone else has saved into the open form (`address`: below `/api`). Conflicts wait for the user. */
export function useBoth(address: string, presenceAddress: string, savesItself: boolean) {
  const { id, collectionSlug, globalSlug, savedDocumentData, setData, docPermissions, getDocPreferences } =
    useDocumentInfo();
  const { getData, getFields, replaceState, dispatchFields, setBackgroundProcessing, setModified, submit } = useForm();
  const { getFormState } = useServerFunctions();
  const isSaving = [useFormProcessing(), useFormBackgroundProcessing()].some(Boolean);
  const isUnsaved = [useFormModified(), useFormSubmitted()].some(Boolean);
  const [open, setOpen] = useState<Open>();
  /** Counts merges that require a save. */
  const [saves, setSaves] = useState(0);

  /** Common ancestor: the version last loaded or saved. */
  const base = useRef<Document>({});
  const saving = useRef(false);
  const isOpen = useRef(false);
  useEffect(() => {
    base.current = savedDocumentData ?? {};
    saving.current = isSaving;
    isOpen.current = open !== undefined;
  });

  const stateOf = useCallback(
    async (data: Document) => {
      const { state } = await getFormState({
        id,
        collectionSlug,
        globalSlug,
        data,
        docPermissions,
        docPreferences: await getDocPreferences(),
        operation: 'update',
        renderAllFields: true,
        schemaPath: collectionSlug ?? globalSlug ?? '',
        skipValidation: true,
      });
      return state;
    },
    [id, collectionSlug, globalSlug, docPermissions, getDocPreferences, getFormState],
  );

  /** True if the form contains both sides; false on conflicts or during a save. */
  const putTogether = useCallback(
    async (by: string, picks: Picks): Promise<boolean> => {
      const response = await fetch(`${address}?depth=0&draft=true&fallback-locale=null`, {
        credentials: 'same-origin',
      });
      if (!response.ok) return false;
      const theirs = (await response.json()) as Document;
      const began = base.current;
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const mine = getData() as Document;
        if (saving.current || base.current !== began || timeOf(theirs) <= timeOf(began)) return false;
        const { document, conflicts } = merge(began, mine, theirs, picks);
        if (conflicts.length > 0) {
          setOpen({ by, conflicts, mine });
          return false;
        }
        const isNew = !isSame(contentOf(began), contentOf(theirs));
        const state = isNew ? await stateOf({ ...document, updatedAt: theirs.updatedAt }) : undefined;
        if (isNew && !state) return false;
        // The form changed meanwhile: try again with its new values.
        if (saving.current || base.current !== began || JSON.stringify(getData()) !== JSON.stringify(mine)) continue;
        const { file } = getFields();
        if (state) replaceState(file ? { ...state, file } : state);
        else dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: theirs.updatedAt });
        setData(theirs as Parameters<typeof setData>[0]);
        setOpen(undefined);
        const isMineIn = !isSame(contentOf(document), contentOf(theirs));
        setModified(isMineIn);
        if (isMineIn && savesItself) setSaves((before) => before + 1);
        if (isNew) toast.info(`${by} changed this document. Their changes were merged into your form.`);
        return true;
      }
      return false;
    },
    [address, dispatchFields, getData, getFields, replaceState, savesItself, setData, setModified, stateOf],
  );

  const { people, ask } = usePresence(presenceAddress, async ({ updatedAt, by }) => {
    const isNewer = timeOf({ updatedAt: updatedAt ?? '' }) > timeOf(base.current);
    if (isNewer && !saving.current && !isOpen.current) await putTogether(by, new Map());
  });

  // Still unsaved after a save: someone else may have saved first.
  const wasSaving = useRef(false);
  useEffect(() => {
    if (wasSaving.current && !isSaving && isUnsaved) void ask();
    wasSaving.current = isSaving;
  }, [isSaving, isUnsaved, ask]);

  // After the merged form has rendered; the same kind of save as autosave.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that words were put together
  useEffect(() => {
    if (saves === 0) return;
    // Without it, the end of the save would mark what was typed meanwhile as saved.
    setBackgroundProcessing(true);
    void submit({
      acceptValues: { overrideLocalChanges: false },
      action: `${address}?autosave=true&depth=0&draft=true&fallback-locale=null`,
      context: { getDocPermissions: false, incrementVersionCount: false },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      method: globalSlug ? 'POST' : 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
    }).finally(() => setBackgroundProcessing(false));
  }, [saves]);

  /** `true` keeps the user's own value. */
  const choose = async (choices: boolean[]) => {
    if (!open) return false;
    const picks = open.conflicts.map(({ place, theirs }, index) => {
      return [keyOf(place), { theirs, isMine: choices[index] === true }] as const;
    });
    return putTogether(open.by, new Map(picks));
  };

  return { people, open, choose };
}
