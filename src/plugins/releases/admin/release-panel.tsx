'use client';

import { toast, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { usePanel } from '@/admin/panel/use-panel';
import { useRouter } from '@/payload/navigation';
import type { Overview } from '../overview';
import type { Problem } from '../problem';
import { MemberTable } from './member-table';
import { Problems } from './problems';
import { ReleaseActions } from './release-actions';
import { Standing } from './standing';
import './releases.css';

const done = {
  publish: 'The release is live.',
  undo: 'The site is as it was before the release. Its documents are drafts again.',
  reopen: 'The release can be changed and published again.',
} as const;

export function ReleasePanel() {
  const { id, lastUpdateTime } = useDocumentInfo();
  const isModified = useFormModified();
  const router = useRouter();
  const [problems, setProblems] = useState<Problem[]>();
  const at = `/releases/${id}`;
  const panel = usePanel<Overview>(id ? `${at}/overview` : undefined, { after: lastUpdateTime });
  const { data: overview, error, isBusy, load } = panel;

  // biome-ignore lint/correctness/useExhaustiveDependencies: checked again when it was saved
  useEffect(() => setProblems(undefined), [id, lastUpdateTime]);

  const check = async () => {
    const checked = await panel.act<{ problems: Problem[] }>(`${at}/check`);
    if (checked) setProblems(checked.problems);
  };

  const act = async (action: keyof typeof done, body?: object) => {
    if (!(await panel.act(`${at}/${action}`, body))) return;
    setProblems(undefined);
    toast.success(done[action]);
    await load();
    // The form is read-only once the release is published.
    router.refresh();
  };

  if (!id) return <p className="admin-quiet">Save the release to see what it changes.</p>;
  if (!overview) return error ? <p role="alert">{error}</p> : <p className="admin-quiet">Loading the release…</p>;
  return (
    <section className="admin-box release-panel" aria-label="The release">
      <Standing overview={overview} />
      <MemberTable members={overview.members} release={String(id)} onMerged={load} />
      <ReleaseActions
        id={String(id)}
        overview={overview}
        isSaved={!isModified}
        isBusy={isBusy}
        onCheck={check}
        onAct={act}
      />
      <div aria-live="polite">{error ? <p className="admin-error">{error}</p> : null}</div>
      {problems ? <Problems problems={problems} /> : null}
    </section>
  );
}
