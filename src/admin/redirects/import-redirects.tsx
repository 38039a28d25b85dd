'use client';

import { Button, toast, useAuth } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import type { PlannedLine } from '@/staff/redirects/import-plan';
import { ImportPlan, sumUp } from './import-plan';
import './import-redirects.css';

type Answer = { lines?: PlannedLine[]; error?: string };

async function ask(csv: string, apply: boolean): Promise<Answer> {
  try {
    const response = await fetch('/api/redirects/import', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ csv, apply }),
    });
    const answer = (await response.json().catch(() => ({}))) as Answer;
    return response.ok ? answer : { error: answer.error ?? 'The import failed, and nothing was changed.' };
  } catch {
    return { error: 'The site is not responding. This page changed nothing; please try again.' };
  }
}

export function ImportRedirects() {
  const id = useId();
  const { user } = useAuth();
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const [csv, setCsv] = useState('');
  const [lines, setLines] = useState<PlannedLine[]>();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const change = (text: string) => {
    setCsv(text);
    setLines(undefined);
    setError(undefined);
  };

  const send = async (apply: boolean) => {
    setBusy(true);
    const answer = await ask(csv, apply);
    setBusy(false);
    setError(answer.error);
    if (!answer.lines) return;
    if (!apply) return setLines(answer.lines);
    toast.success(`Imported: ${sumUp(answer.lines)}.`);
    change('');
    setOpen(false);
    router.refresh();
  };

  const hasChanges = lines?.some(({ outcome }) => outcome === 'added' || outcome === 'changed');

  // Enforced by the server (src/staff/redirects/import-endpoint.ts).
  if (!user || !['admin', 'editor'].includes(String(user.role))) return null;
  return (
    <details className="redirect-import" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Import redirects from a CSV file</summary>
      <div className="redirect-import-form">
        <p id={`${id}-hint`}>
          One redirect per line: from, to, status, match. Status and match are optional and default to 301 and this path
          only. You see a preview before anything changes.
        </p>
        <label htmlFor={`${id}-file`}>Choose a file</label>
        <input
          id={`${id}-file`}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={async (event) => change((await event.target.files?.[0]?.text()) ?? '')}
        />
        <label htmlFor={`${id}-text`}>or paste its lines</label>
        <textarea
          id={`${id}-text`}
          aria-describedby={`${id}-hint`}
          rows={6}
          spellCheck={false}
          placeholder={'/old-page,/platform,301,exact\n/old-section,/solutions,302,prefix'}
          value={csv}
          onChange={(event) => change(event.target.value)}
        />
        <div className="redirect-import-actions">
          <Button
            buttonStyle="secondary"
            size="small"
            disabled={isBusy || !csv.trim()}
            margin={false}
            onClick={() => send(false)}
          >
            Preview import
          </Button>
          {hasChanges ? (
            <Button size="small" disabled={isBusy} margin={false} onClick={() => send(true)}>
              Import now
            </Button>
          ) : null}
        </div>
        <div aria-live="polite">
          {error ? <p className="redirect-import-error">{error}</p> : null}
          {lines ? <ImportPlan lines={lines} /> : null}
        </div>
      </div>
    </details>
  );
}
