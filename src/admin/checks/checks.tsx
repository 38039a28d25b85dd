'use client';

import { Button, useDocumentInfo } from '@payloadcms/ui';
import { useId, useRef } from 'react';
import { askToEdit } from '../preview/ask-to-edit';
import { countsInWords } from './counts';
import { FieldMarks } from './field-marks';
import { FindingList } from './finding-list';
import { CHECKS_PANEL } from './panel-id';
import { useChecksAfterSaves, useFindings } from './use-checks';
import './checks.css';

function OpenChecks({ target }: { target: { collection: string; id: string } }) {
  const heading = useId();
  const panel = useRef<HTMLElement>(null);
  const findings = useFindings();
  useChecksAfterSaves();
  const errors = findings.filter(({ level }) => level === 'error');
  const warnings = findings.filter(({ level }) => level === 'warning');
  const counts = countsInWords(findings);
  const open = (path: string) => askToEdit(target, path);
  return (
    <>
      <button
        type="button"
        className="checks-button"
        data-level={errors.length > 0 ? 'error' : undefined}
        popoverTarget={CHECKS_PANEL}
      >
        {counts ? `Checks: ${counts}` : 'Checks'}
      </button>
      <section ref={panel} id={CHECKS_PANEL} popover="manual" className="checks-panel" aria-labelledby={heading}>
        <div className="checks-head">
          <h2 id={heading}>Before publishing</h2>
          <Button size="small" margin={false} buttonStyle="secondary" onClick={() => panel.current?.hidePopover()}>
            Close
          </Button>
        </div>
        <div aria-live="polite">{counts ? null : <p>Nothing found in the saved draft.</p>}</div>
        {errors.length > 0 ? (
          <>
            <h3>Errors: publishing waits for these</h3>
            <FindingList findings={errors} onOpen={open} />
          </>
        ) : null}
        {warnings.length > 0 ? (
          <>
            <h3>Warnings: worth a look</h3>
            <FindingList findings={warnings} onOpen={open} />
          </>
        ) : null}
      </section>
      <FieldMarks findings={findings} />
    </>
  );
}

/** In the header of a document: how much is wrong with the saved draft, and the one list of it. */
export function Checks() {
  const { id, collectionSlug, isTrashed } = useDocumentInfo();
  if (id === undefined || !collectionSlug || isTrashed) return null;
  return <OpenChecks target={{ collection: collectionSlug, id: String(id) }} />;
}
