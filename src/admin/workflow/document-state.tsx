'use client';

import { useDocumentInfo, useFormFields } from '@payloadcms/ui';
import type { EditorialState } from '@/fields/editorial';
import { useEntity } from '../together/use-entity';
import { panelOf } from './names';
import { usePlanned } from './planned';
import './workflow.css';

const inReview: Partial<Record<EditorialState, string>> = { submitted: 'In review', returned: 'Returned' };

/** What visitors see of the document, or who has to act, in a word. Of content, it opens the panel about it. */
export function DocumentState() {
  const { id, globalSlug, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo();
  const { savesItself } = useEntity();
  const state = useFormFields(([fields]) => fields['editorial.state']);
  const isPlanned = usePlanned(String(id));
  if (!savesItself || (id === undefined && !globalSlug)) return null;
  const seen = hasPublishedDoc ? (unpublishedVersionCount > 0 ? 'Changed' : 'Published') : 'Draft';
  const review = state?.value as EditorialState | undefined;
  const word = (review && inReview[review]) ?? (isPlanned ? 'Scheduled' : seen);
  if (!state || id === undefined) return <strong className="document-state">{word}</strong>;
  return (
    <button
      type="button"
      className={`document-state review-panel__state--${review ?? 'writing'}`}
      title="State and review"
      popoverTarget={panelOf(id)}
    >
      {word}
    </button>
  );
}
