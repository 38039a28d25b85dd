import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook } from 'payload';
import type { EditorialState } from '@/fields/editorial';

/** What the server keeps of the way from author to editor. */
export type Editorial = {
  state?: EditorialState | null;
  note?: string | null;
  submittedBy?: string | null;
  submittedAt?: string | null;
  othersSavedAt?: string | null;
};

/** A document that nobody waits for. */
export const inWriting: Editorial = { state: 'writing', note: null, submittedBy: null, submittedAt: null };

const STEP = 'editorialStep';

/** The context of a save that is a step of the workflow: made by src/staff/editorial/steps.ts, never by what somebody sends. */
export const asStep = (editorial: Editorial) => ({ [STEP]: editorial });

type Saved = {
  editorial?: Editorial;
  lastEditor?: string | null;
  updatedAt?: string | null;
  _status?: 'draft' | 'published' | null;
};

/** When somebody other than `editor`, who saves now, saved last. */
const savedByOthers = (last: string | null | undefined, editor: string | null, before: Saved | undefined) =>
  last === editor ? before?.editorial?.othersSavedAt : before?.updatedAt;

/**
 * Writes down who saved the document and where it stands between its author and its editor. Nobody can send either: an
 * autosave of a form that was opened before a step would undo the step. Publishing ends the wait. A step changes no
 * words, so the last editor stays who it was.
 */
export const keepEditorial: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  const step = req.context[STEP] as Editorial | undefined;
  const before = operation === 'update' ? (originalDoc as Saved | undefined) : undefined;
  const isPublished = (data as Saved)._status === 'published';
  const lastEditor = (step ? before?.lastEditor : (req.user?.id ?? before?.lastEditor)) ?? null;
  const editorial = step ?? (isPublished ? inWriting : (before?.editorial ?? inWriting));
  const othersSavedAt = savedByOthers(before?.lastEditor ?? null, lastEditor, before) ?? null;
  return { ...data, editorial: { ...editorial, othersSavedAt }, lastEditor };
};

/** Writes down who saved site-wide content, and when somebody else did. */
export const keepGlobalEditor: GlobalBeforeChangeHook = ({ data, originalDoc, req }) => {
  const before = originalDoc as Saved | undefined;
  const last = before?.lastEditor ?? null;
  const lastEditor = req.user?.id ?? last;
  return { ...data, editorial: { othersSavedAt: savedByOthers(last, lastEditor, before) ?? null }, lastEditor };
};
