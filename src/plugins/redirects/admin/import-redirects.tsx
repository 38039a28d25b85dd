'use client';

import { toast, useAuth } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { can } from '@/access/roles';
import { asJson, attempt, type Outcome, reasonOf } from '@/admin/ask';
import { Button } from '@/admin/panel/button';
import { encoded } from '@/admin/small-forms/encoded';
import { SendingState } from '@/admin/small-forms/sending-state';
import { useHasKept } from '@/admin/small-forms/use-has-kept';
import { useSmallForm } from '@/admin/small-forms/use-small-form';
import type { Progress, Tell } from '@/lib/progress';
import { useRouter } from '@/payload/navigation';
import type { PlannedLine } from '../import-plan';
import { ImportPlan, sumUp } from './import-plan';
import './import-redirects.css';

type Reply = { lines?: PlannedLine[]; ticket?: string; csv?: string; note?: string };

const ask = <T,>(sent: object, read: (reply: Reply) => T | undefined, tell: Tell): Promise<Outcome<T>> =>
  attempt('/api/redirects/import', asJson(sent), (response) => read(response as Reply), tell);

export function ImportRedirects() {
  const id = useId();
  const { user } = useAuth();
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const [lines, setLines] = useState<PlannedLine[]>();
  const [ticket, setTicket] = useState<string>();
  const [error, setError] = useState<string>();
  const [note, setNote] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [progress, setProgress] = useState<Progress>();

  // Lines that are imported twice are imported once: the second time, they are there.
  const form = useSmallForm<PlannedLine[]>({
    form: 'redirects/import',
    name: 'Redirects to import',
    send: ({ text }) => ask({ csv: text, apply: true, ticket }, (response) => response.lines, setProgress),
    onStored: (imported) => {
      toast.success(`Imported: ${sumUp(imported)}.`);
      setLines(undefined);
      setOpen(false);
      router.refresh();
    },
  });
  const csv = form.values.text;
  useHasKept('redirects/import', () => setOpen(true));

  const change = (text: string) => {
    form.change({ text });
    setLines(undefined);
    setError(undefined);
    setNote(undefined);
  };

  const asking = async <T,>(sent: object, read: (reply: Reply) => T | undefined): Promise<T | undefined> => {
    setBusy(true);
    setProgress(undefined);
    const outcome = await ask(sent, read, setProgress);
    setBusy(false);
    if (outcome.is === 'stored') setError(undefined);
    else setError(reasonOf(outcome));
    return outcome.is === 'stored' ? outcome.result : undefined;
  };

  /** What is in the field stays until there is something to put there. */
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const data = await encoded(file).catch(() => undefined);
    if (data === undefined) return setError('The file cannot be read.');
    const read = await asking({ data }, (response) => (response.csv === undefined ? undefined : response));
    if (!read) return;
    if (!read.csv?.trim()) return setError('The file is empty.');
    change(read.csv);
    setNote(read.note);
  };

  const preview = async () => {
    const shown = await asking({ csv }, (response) => response);
    setLines(shown?.lines);
    setTicket(shown?.ticket);
  };

  const hasChanges = lines?.some(({ outcome }) => outcome === 'added' || outcome === 'changed');

  // Enforced by the server (src/plugins/redirects/import-endpoint.ts).
  if (!can({ user }, 'publish')) return null;
  return (
    <details className="redirect-import" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Import redirects from a CSV file</summary>
      <div className="redirect-import-form admin-fields">
        <p id={`${id}-hint`}>
          One redirect per line: from, to, status, match. Status and match are optional and default to 301 and this path
          only. Addresses of a former site may end in .html or .php, and have capitals. You see a preview before
          anything changes.
        </p>
        <label htmlFor={`${id}-file`}>Choose a file</label>
        <input
          id={`${id}-file`}
          type="file"
          accept=".csv,.tsv,.txt,.json,text/csv,text/plain,application/json"
          onChange={({ target }) => void choose(target.files?.[0])}
        />
        <label htmlFor={`${id}-text`}>or paste its lines</label>
        <textarea
          id={`${id}-text`}
          aria-describedby={`${id}-hint`}
          rows={6}
          spellCheck={false}
          placeholder={'/old-page,/platform,301,exact\n/old-section,/solutions,302,prefix'}
          value={csv}
          readOnly={form.isPending}
          onChange={(event) => change(event.target.value)}
        />
        <SendingState state={form.state} isKept={form.isKept} onStop={form.stop} />
        <div className="admin-actions">
          <Button
            buttonStyle="secondary"
            size="small"
            isBusy={isBusy || form.isPending}
            disabled={!csv.trim()}
            onClick={() => void preview()}
          >
            Preview import
          </Button>
          {hasChanges ? (
            <Button size="small" isBusy={isBusy || form.isPending} onClick={() => void form.submit()}>
              Import now
            </Button>
          ) : null}
        </div>
        <div aria-live="polite">
          {isBusy && progress ? <p>{`${progress.done} of ${progress.of} redirects…`}</p> : null}
          {error ? <p className="admin-error">{error}</p> : null}
          {note ? <p>{note}</p> : null}
          {lines ? <ImportPlan lines={lines} /> : null}
        </div>
      </div>
    </details>
  );
}
