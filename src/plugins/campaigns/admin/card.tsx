'use client';

import { toast, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { Button } from '@/admin/panel/button';
import { Confirmation } from '@/admin/panel/confirmation';
import { usePanel } from '@/admin/panel/use-panel';
import { Link } from '@/payload/link';
import { useRouter } from '@/payload/navigation';
import { FunnelTable } from '@/plugins/inbox/admin/api';
import type { Discarded } from '../discard';
import type { CampaignOverview } from '../overview';
import './campaigns.css';

const standing: Record<CampaignOverview['state'], string> = {
  open: 'Not live yet. Visitors see nothing of it until its release is published.',
  published: 'Live, since its release was published. It ends when the release is undone.',
  undone: 'Not live: its release was undone.',
  gone: 'Its release was deleted. What it made is listed below.',
};

function Results({ results }: Pick<CampaignOverview, 'results'>) {
  if (results === undefined) return null;
  return (
    <section aria-labelledby="campaign-results">
      <h3 id="campaign-results">What came of it</h3>
      {results === null ? (
        <p className="admin-note">The inbox is not responding. Nothing is lost: the figures appear again with it.</p>
      ) : (
        <>
          <FunnelTable
            label="What came of it"
            rows={[{ key: 'all', name: 'All pages', pages: results.pages, ...results.total }]}
          />
          <p className="admin-small">
            Views are those of pages that its links opened. Entries include messages. Rates have their 95% interval, and
            need 100 views.
          </p>
        </>
      )}
    </section>
  );
}

/** What a campaign has made, and what came of it. */
export function Card() {
  const { id } = useDocumentInfo();
  const router = useRouter();
  const [isConfirming, setConfirming] = useState(false);
  const panel = usePanel<CampaignOverview>(id ? `/campaigns/${id}/overview` : undefined);
  const { data, error, isBusy, act } = panel;
  if (!data) return error ? <p role="alert">{error}</p> : <p className="admin-quiet">Loading the campaign…</p>;

  const discard = async () => {
    const done = await act<Discarded>(`/campaigns/${id}/discard`);
    setConfirming(false);
    if (!done) return;
    const left = done.left.map(({ title, reason }) => `“${title}” stays. ${reason}`).join(' ');
    toast.success(`The campaign is discarded. ${left}`.trim());
    router.push('/admin/collections/campaigns');
  };

  return (
    <section className="admin-box campaign" aria-label="The campaign">
      <p>
        <strong>{standing[data.state]}</strong>
      </p>
      <Results results={data.results} />
      <section aria-labelledby="campaign-parts">
        <h3 id="campaign-parts">What belongs to it</h3>
        <ul className="campaign-parts">
          {data.parts.map(({ kind, title, href, state }) => (
            <li key={href}>
              <span className="admin-quiet">{kind}</span>
              <Link href={href} prefetch={false}>
                {title}
              </Link>
              <span className="admin-quiet">{state}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="campaign-brief">
        <h3 id="campaign-brief">The brief</h3>
        <dl className="campaign-brief">
          {data.brief.map(({ label, value }) => (
            <div key={label}>
              <dt className="admin-quiet">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {data.mayDiscard ? (
        <div className="admin-actions">
          <Button buttonStyle="secondary" isBusy={isBusy} onClick={() => setConfirming(true)}>
            Discard the campaign
          </Button>
        </div>
      ) : null}
      {isConfirming ? (
        <Confirmation
          label="Discard now"
          isBusy={isBusy}
          onConfirm={() => void discard()}
          onCancel={() => setConfirming(false)}
        >
          <p>Its drafts go to the trash, and its release and experiment are deleted. What is used elsewhere stays.</p>
        </Confirmation>
      ) : null}
      <div aria-live="polite">{error ? <p className="admin-error">{error}</p> : null}</div>
    </section>
  );
}
