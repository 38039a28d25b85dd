'use client';

import { toast, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { ask } from '@/admin/ask';
import { useRouter } from '@/payload/navigation';
import type { Overview } from '../overview';
import type { Problem } from '../problem';
import { MemberTable } from './member-table';
import { Problems } from './problems';
import { ReleaseActions } from './release-actions';
import { Standing } from './standing';
import './releases.css';

const said = {
  publish: 'The release is live.',
  undo: 'The site is as it was before the release. Its documents are drafts again.',
  reopen: 'The release can be changed and published again.',
} as const;

export function ReleasePanel() {
  const { id, lastUpdateTime } = useDocumentInfo();
  const isModified = useFormModified();
  const router = useRouter();
  const [overview, setOverview] = useState<Overview>();
  const [problems, setProblems] = useState<Problem[]>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const load = useCallback(async () => {
    if (!id) return;
    const answer = await ask<Overview>('GET', `/releases/${id}/overview`);
    setError('error' in answer ? answer.error : undefined);
    if (!('error' in answer)) setOverview(answer);
  }, [id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when it was saved
  useEffect(() => {
    setProblems(undefined);
    void load();
  }, [load, lastUpdateTime]);

  const check = async () => {
    setBusy(true);
    const answer = await ask<{ problems: Problem[] }>('POST', `/releases/${id}/check`);
    setBusy(false);
    setError('error' in answer ? answer.error : undefined);
    if (!('error' in answer)) setProblems(answer.problems);
  };

  const act = async (action: keyof typeof said, body?: object) => {
    setBusy(true);
    const answer = await ask<{ state: string }>('POST', `/releases/${id}/${action}`, body);
    setBusy(false);
    if ('error' in answer) return setError(answer.error);
    setError(undefined);
    setProblems(undefined);
    toast.success(said[action]);
    await load();
    // The form is read-only once the release is published.
    router.refresh();
  };

  if (!id) return <p className="release-quiet">Save the release to see what it changes.</p>;
  if (!overview) return error ? <p role="alert">{error}</p> : <p className="release-quiet">Loading the release…</p>;
  return (
    <section className="release-panel" aria-label="The release">
      <Standing overview={overview} />
      <MemberTable members={overview.members} release={String(id)} onMerged={load} />
      <ReleaseActions
        id={String(id)}
        overview={overview}
        isSaved={!isModified}
        isBusy={busy}
        onCheck={check}
        onAct={act}
      />
      <div aria-live="polite">{error ? <p className="release-error">{error}</p> : null}</div>
      {problems ? <Problems problems={problems} /> : null}
    </section>
  );
}
