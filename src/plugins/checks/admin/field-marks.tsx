'use client';

import { fieldId } from '@/payload/field-elements';
import type { ListedFinding } from '../endpoint';

/** Marks the labels of fields with findings. A stylesheet, because Payload renders the labels. */
export function FieldMarks({ findings }: { findings: ListedFinding[] }) {
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
