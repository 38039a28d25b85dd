'use client';

import { toast, useConfig, useDocumentInfo, useForm } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Change, changesSince, type Place as FieldPlace } from '@/lib/merge';
import { useListener } from '@/lib/use-listener';
import { draftRequest, saveClosing } from '@/payload/draft-request';
import { kept, type Place } from './kept';
import { withoutSecrets } from './without-secrets';

type Document = Record<string, unknown>;
/** The form's values, and the stored ones that it began with. */
export type Words = { base: Document; mine: Document };

/** Between two times of keeping, also while someone types without a pause. */
const EVERY_MS = 1_000;

const NOT_SAVED = 'Your changes were not saved. This browser keeps them: open the document again to restore them.';

export const nameOfChange = (
  { place, mine: now }: Change,
  { base, mine }: Words,
  nameOf: (place: FieldPlace, document: Document) => string,
) => nameOf(place, now === undefined ? base : mine);

type Keeping = {
  place: Place;
  isNew: boolean;
  savesItself: boolean;
  isUnsaved: boolean;
  /** Something is on its way to the server, which ends with the page. */
  isSending: boolean;
  hasFailed: boolean;
  fields: FormState;
  nameOf: (place: FieldPlace, document: Document) => string;
  onChange: () => void;
};

/** Keeps what is typed in the browser until the server has it, and saves what is not saved yet when the form closes. */
export function useKeeping(keeping: Keeping) {
  const { place, isNew, savesItself, isUnsaved, isSending, hasFailed, fields, nameOf, onChange } = keeping;
  const { config } = useConfig();
  const { savedDocumentData } = useDocumentInfo();
  const { getData } = useForm();
  /** Of a new document: what the empty form has. */
  const initial = useRef<Document>(undefined);
  const before = useRef('');
  const mayBeKept = useRef(false);
  const lastAt = useRef(Number.NEGATIVE_INFINITY);

  const words = (): Words => ({
    base: withoutSecrets(isNew ? (initial.current ?? {}) : (savedDocumentData ?? {})) as Document,
    mine: withoutSecrets(getData()) as Document,
  });
  const keepNow = useEffectEvent(() => {
    lastAt.current = performance.now();
    const now = words();
    const text = JSON.stringify(now.mine);
    if (text === before.current) return;
    if (before.current) onChange();
    before.current = text;
    const changes = changesSince(now.base, now.mine);
    if (changes.length === 0) return void kept.forget(place);
    void kept.keep(place, { value: now, changes: changes.map((change) => nameOfChange(change, now, nameOf)) });
  });

  const settle = useEffectEvent(() => {
    if (isNew) initial.current = getData();
    if (mayBeKept.current) void kept.forget(place);
    before.current = '';
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every change of a field
  useEffect(() => {
    if (!isUnsaved) settle();
    mayBeKept.current = isUnsaved;
    if (!isUnsaved) return;
    const timer = setTimeout(() => keepNow(), Math.max(0, lastAt.current + EVERY_MS - performance.now()));
    return () => clearTimeout(timer);
  }, [fields, isUnsaved]);

  const close = useEffectEvent(() => {
    if (!isUnsaved) return;
    keepNow();
    if (isNew || !savesItself) return;
    const request = draftRequest(config.routes.api, place.form);
    const saving = hasFailed ? Promise.resolve(false) : saveClosing(getData(), request);
    void saving.then(async (isSaved) => {
      if (isSaved) await kept.forget(place);
      else toast.warning(NOT_SAVED);
    });
  });
  useEffect(() => () => close(), []);
  useListener('pagehide', () => {
    if (isUnsaved) keepNow();
  });
  useListener('beforeunload', (event) => {
    if (isUnsaved) keepNow();
    if (isUnsaved || isSending) event.preventDefault();
  });
}
