import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook } from 'payload';
import type { EditorialState } from '@/fields/editorial';

/** State of the review workflow, set by the server. */
export type Editorial = {
  state?: EditorialState | null;
  note?: string | null;
  submittedBy?: string | null;
  submittedAt?: string | null;
  othersSavedAt?: string | null;
  form?: string | null;
};

export const inWriting: Editorial = { state: 'writing', note: null, submittedBy: null, submittedAt: null };

const STEP = 'editorialStep';

/** Context of a save that changes the review state; requests cannot set it. */
export const asStep = (editorial: Editorial) => ({ [STEP]: editorial });

type Saved = {
  editorial?: Editorial;
  lastEditor?: string | null;
  updatedAt?: string | null;
  _status?: 'draft' | 'published' | null;
};

type Saving = { editor: string | null; form: string | null };

/** May two saves come from two forms? Saves of one person without a form, such as a review step, do not. */
export const isOtherForm = (one: Saving, other: Saving): boolean =>
  one.editor !== other.editor || Boolean(one.form && other.form && one.form !== other.form);

const savedByOthers = (saving: Saving, before: Saved | undefined) =>
  isOtherForm({ editor: before?.lastEditor ?? null, form: before?.editorial?.form ?? null }, saving)
    ? before?.updatedAt
    : before?.editorial?.othersSavedAt;

function formOf(data: Saved, before: Saved | undefined): string | null {
  const sent: unknown = data.editorial?.form;
  return typeof sent === 'string' ? sent.slice(0, 36) : (before?.editorial?.form ?? null);
}

/** Ignores values sent by clients: an autosave of a form loaded before a review step would revert it. */
export const keepEditorial: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  const step = req.context[STEP] as Editorial | undefined;
  const before = operation === 'update' ? (originalDoc as Saved | undefined) : undefined;
  const isPublished = (data as Saved)._status === 'published';
  const lastEditor = (step ? before?.lastEditor : (req.user?.id ?? before?.lastEditor)) ?? null;
  const editorial = step ?? (isPublished ? inWriting : (before?.editorial ?? inWriting));
  const form = formOf(data as Saved, before);
  const othersSavedAt = savedByOthers({ editor: lastEditor, form }, before) ?? null;
  return { ...data, editorial: { ...editorial, othersSavedAt, form }, lastEditor };
};

export const keepGlobalEditor: GlobalBeforeChangeHook = ({ data, originalDoc, req }) => {
  const before = originalDoc as Saved | undefined;
  const last = before?.lastEditor ?? null;
  const lastEditor = req.user?.id ?? last;
  const form = formOf(data as Saved, before);
  const othersSavedAt = savedByOthers({ editor: lastEditor, form }, before) ?? null;
  return { ...data, editorial: { othersSavedAt, form }, lastEditor };
};
