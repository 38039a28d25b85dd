'use client';

import { toast, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { adminPath } from '@/admin/admin-path';
import { LocalTime } from '@/admin/local-time';
import { usePanel } from '@/admin/panel/use-panel';
import { useRouter } from '@/payload/navigation';
import type { Overview } from '../overview';
import { type Act, ExperimentActions } from './experiment-actions';
import { ResultTable } from './result-table';
import './experiments.css';

const messages = {
  start: 'The experiment is running.',
  end: 'The experiment has ended. All visitors see the page itself.',
  take: 'The page shows this version to all visitors now.',
} as const;

function Standing({ state, startedAt, endedAt }: Overview) {
  if (state === 'draft') return <p>Not started. All visitors see the page itself.</p>;
  return (
    <p>
      {state === 'running' ? 'Running since ' : 'Ran from '}
      <LocalTime time={startedAt ?? ''} />
      {endedAt ? (
        <>
          {' to '}
          <LocalTime time={endedAt} />
        </>
      ) : null}
      .
    </p>
  );
}

export function ExperimentPanel() {
  const { id, lastUpdateTime } = useDocumentInfo();
  const isModified = useFormModified();
  const router = useRouter();
  const at = `/experiments/${id}`;
  const panel = usePanel<Overview>(id ? `${at}/overview` : undefined, { after: lastUpdateTime });
  const { data: overview, error, isBusy, load } = panel;

  const act: Act = async (action, body) => {
    const done = await panel.act<{ page?: string }>(`${at}/${action}`, body);
    if (!done) return;
    if (action === 'variant') return router.push(adminPath({ collection: 'pages', id: done.page ?? '' }));
    toast.success(messages[action]);
    await load();
    // The form is read-only once the experiment has started.
    router.refresh();
  };

  if (!id) return <p>Save the experiment. Then make its variants here.</p>;
  if (!overview) return error ? <p role="alert">{error}</p> : <p>Loading the experiment…</p>;
  const { result, problems, versions } = overview;
  return (
    <section className="admin-box experiment-panel" aria-label="The experiment">
      <Standing {...overview} />
      {result ? <ResultTable result={result} versions={versions} isRunning={overview.state === 'running'} /> : null}
      {problems.length > 0 ? (
        <div>
          <h4>Before it can be started</h4>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <ExperimentActions overview={overview} isSaved={!isModified} isBusy={isBusy} onAct={act} />
      <div aria-live="polite">{error ? <p className="admin-error">{error}</p> : null}</div>
    </section>
  );
}
