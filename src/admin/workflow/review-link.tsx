'use client';

import { useDocumentInfo, useFormFields } from '@payloadcms/ui';
import type { EditorialState } from '@/fields/editorial';
import { PANEL_ID, stateNames } from './names';
import './workflow.css';

export function ReviewLink() {
  const { id, hasPublishPermission, isTrashed } = useDocumentInfo();
  const state = useFormFields(([fields]) => fields['editorial.state']?.value) as EditorialState | undefined;
  if (id === undefined || isTrashed) return null;
  const isWriting = !state || state === 'writing';
  if (isWriting && hasPublishPermission) return null;
  return (
    <a className={`review-link review-panel__state--${state ?? 'writing'}`} href={`#${PANEL_ID}`}>
      {isWriting ? 'Submit for review…' : stateNames[state]}
    </a>
  );
}
