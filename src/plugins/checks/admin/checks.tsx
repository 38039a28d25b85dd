'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';
import { BarWords } from '@/admin/bar/bar-words';
import { SidePanel } from '@/admin/panel/side-panel';
import { askToEdit } from '@/admin/preview/ask-to-edit';
import { pinsAt, showPins } from '@/admin/preview/pins';
import { fieldId } from '@/payload/field-elements';
import type { ListedFinding } from '../endpoint';
import { countsInWords } from './counts';
import { FindingList } from './finding-list';
import { CHECKS_PANEL } from './panel-id';
import { placesInPage } from './places-in-page';
import { useChecksAfterSaves, useFindings } from './use-checks';
import './checks.css';

/** Marks the labels of fields with findings. A stylesheet, because Payload renders the labels. */
function FieldMarks({ findings }: { findings: ListedFinding[] }) {
  const marks = (level: 'error' | 'warning') =>
    findings
      .filter((one) => one.level === level && /^[\w.-]+$/.test(one.path))
      .map(({ path }) => `label[for="${fieldId(path)}"]`)
      .join(', ');
  const [errors, warnings] = [marks('error'), marks('warning')];
  const rule = (selector: string, color: string) =>
    selector ? `:is(${selector}) { border-inline-start: 3px solid ${color}; padding-inline-start: 6px; }` : '';
  return <style>{`${rule(warnings, 'var(--admin-warning-500)')}\n${rule(errors, 'var(--admin-error-500)')}`}</style>;
}

function OpenChecks({ target }: { target: { collection: string; id: string } }) {
  const findings = useFindings();
  useChecksAfterSaves();
  useEffect(() => {
    return showPins('check', { panel: CHECKS_PANEL, pins: pinsAt('check', placesInPage(findings), 'finding') });
  }, [findings]);
  const errors = findings.filter(({ level }) => level === 'error');
  const warnings = findings.filter(({ level }) => level === 'warning');
  const counts = countsInWords(findings);
  const open = (path: string) => askToEdit(target, path);
  return (
    <>
      <button
        type="button"
        className="admin-bar-button"
        data-level={errors.length > 0 ? 'error' : undefined}
        popoverTarget={CHECKS_PANEL}
      >
        <BarWords
          words={counts ? `Checks: ${counts}` : 'Checks'}
          count={findings.length}
          drawing="M3 5.5l1.5 1.5L7 4M3 14l1.5 1.5L7 12.5M10 6h7M10 14h7"
        />
      </button>
      <SidePanel id={CHECKS_PANEL} title="Before publishing">
        <div aria-live="polite">{counts ? null : <p>No problems found in the saved draft.</p>}</div>
        {errors.length > 0 ? (
          <>
            <h3>Errors: fix these before publishing</h3>
            <FindingList findings={errors} onOpen={open} />
          </>
        ) : null}
        {warnings.length > 0 ? (
          <>
            <h3>Warnings: worth a look</h3>
            <FindingList findings={warnings} onOpen={open} />
          </>
        ) : null}
      </SidePanel>
      <FieldMarks findings={findings} />
    </>
  );
}

export function Checks() {
  const { id, collectionSlug, isTrashed } = useDocumentInfo();
  if (id === undefined || !collectionSlug || isTrashed) return null;
  return <OpenChecks target={{ collection: collectionSlug, id: String(id) }} />;
}
