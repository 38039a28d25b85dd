'use client';

import { useId, useState } from 'react';
import { ask } from '@/admin/ask';
import { Button, held } from '@/admin/panel/button';
import { encoded } from '@/admin/small-forms/encoded';
import type { Progress } from '@/lib/progress';
import { useRouter } from '@/payload/navigation';
import type { PlannedDocument } from '../xliff/import';
import { countOf, ImportPlan } from './import-plan';

type Result = { documents: PlannedDocument[]; ticket?: string };

const MOST_BYTES = 5 * 1024 * 1024;

export function ImportXliff() {
  const id = useId();
  const router = useRouter();
  const [data, setData] = useState<string>();
  const [documents, setDocuments] = useState<PlannedDocument[]>();
  const [ticket, setTicket] = useState<string>();
  const [isDone, setDone] = useState(false);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [progress, setProgress] = useState<Progress>();

  const send = async (file: string, apply: boolean) => {
    setBusy(true);
    setProgress(undefined);
    const response = await ask<Result>(
      'POST',
      '/translations/import',
      { data: file, apply, ticket },
      { tell: setProgress },
    );
    setBusy(false);
    if ('error' in response) return setError(response.error);
    setDocuments(response.documents);
    setTicket(response.ticket);
    setDone(apply);
    if (apply) router.refresh();
  };
  const choose = async (file: File | undefined) => {
    // Dropped.
    if (isBusy) return;
    setData(undefined);
    setDocuments(undefined);
    setDone(false);
    setError(undefined);
    if (!file) return;
    if (file.size > MOST_BYTES) return setError('The file is larger than 5 MB. Export fewer documents at a time.');
    const read = await encoded(file).catch(() => undefined);
    if (read === undefined) return setError('The file cannot be read.');
    setData(read);
    await send(read, false);
  };
  const changes = documents ? countOf(documents, 'changed') + countOf(documents, 'confirmed') : 0;

  return (
    <section className="translations-import" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Import a translated file</h2>
      <p id={`${id}-hint`}>An XLIFF 1.2 file (.xlf) that was exported here. Nothing changes before you confirm.</p>
      <label htmlFor={`${id}-file`}>Choose a file</label>
      <input
        id={`${id}-file`}
        type="file"
        accept=".xlf,.xliff,.xml,application/x-xliff+xml"
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => void choose(target.files?.[0])}
        {...(isBusy ? held : {})}
      />
      <div aria-live="polite">
        {isBusy ? <p>{progress ? `${progress.done} of ${progress.of} documents…` : 'Working…'}</p> : null}
        {error ? <p className="admin-error">{error}</p> : null}
        {documents ? <ImportPlan documents={documents} isDone={isDone} /> : null}
      </div>
      {data && changes > 0 && !isDone ? (
        <Button isBusy={isBusy} onClick={() => void send(data, true)}>
          {`Import ${changes === 1 ? '1 text' : `${changes} texts`} as drafts`}
        </Button>
      ) : null}
    </section>
  );
}
