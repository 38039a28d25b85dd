'use client';

import { LeaveWithoutSaving, useAllFormFields, useAuth, useDocumentInfo } from '@payloadcms/ui';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { elements } from '@/payload/elements';
import { useEntity } from '../together/use-entity';
import { useFormPath } from '../together/use-form-path';
import { DocumentState } from '../workflow/document-state';
import { KeptOffer } from './kept-offer';
import { shown } from './save-state';
import { timeOf } from './time-of';
import { useFocusAfterSave } from './use-focus-after-save';
import { useKeeping } from './use-keeping';
import { useSaveState } from './use-save-state';
import { saves } from './watch-saves';
import './saving.css';

const never = () => () => undefined;

function Form({ path, isNew, person }: { path: string; isNew: boolean; person: string }) {
  const { savedDocumentData } = useDocumentInfo();
  const [fields] = useAllFormFields();
  const { nameOf, savesItself } = useEntity();
  const { progress, state, changed } = useSaveState({ path, savesItself: savesItself && !isNew, fields });
  const [instance] = useState(() => crypto.randomUUID());
  const place = useMemo(() => ({ person, form: path, instance }), [person, path, instance]);
  const { isUnsaved } = state;
  const hasFailed = progress.failure !== undefined;
  const isSending = progress.inFlight > 0;
  useKeeping({ place, isNew, savesItself, isUnsaved, isSending, hasFailed, fields, nameOf, onChange: changed });
  const bar = useRef<HTMLSpanElement>(null);
  useFocusAfterSave(bar);
  const onRestored = useCallback(() => saves.merged(path, true), [path]);

  // The server knows neither the reader's time zone nor their connection.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const stored = Date.parse(String(savedDocumentData?.updatedAt ?? ''));
  const time = Number.isNaN(stored) ? undefined : timeOf(stored, Date.now()).replaceAll(' ', '\u00a0');
  const { kind, words } = shown(progress, state, time);
  return (
    <>
      <span ref={bar} className="bar-state" data-state={kind}>
        <DocumentState />
        <span className="save-state" data-state={kind} role="status">
          {isInBrowser ? words : ''}
        </span>
      </span>
      <KeptOffer place={place} isNew={isNew} nameOf={nameOf} onRestored={onRestored} />
      {savesItself && kind === 'failed' ? <LeaveWithoutSaving /> : null}
    </>
  );
}

/** Shows in the bar of any document whether the server has what is in its form, and keeps in the browser what it lacks. */
export function Saving() {
  const { user } = useAuth();
  const { isTrashed, hasSavePermission } = useDocumentInfo();
  const { form, isNew } = useFormPath();
  const [person, setPerson] = useState(user?.id);
  // The form stays with who opened it, even when their session ends.
  useEffect(() => setPerson((before) => before ?? user?.id), [user]);
  if (isTrashed || !hasSavePermission || person === undefined) return null;
  return <Form key={form} path={form} isNew={isNew} person={String(person)} />;
}

/** The same for forms whose bar takes no components of ours: Payload's own view of an account. */
export function SavingInBar(): ReactNode {
  const here = useRef<HTMLSpanElement>(null);
  const [bar, setBar] = useState<Element | null>(null);
  useEffect(() => setBar(here.current?.closest('form')?.querySelector(elements.documentButtons) ?? null), []);
  return <span ref={here}>{bar ? createPortal(<Saving />, bar) : null}</span>;
}
