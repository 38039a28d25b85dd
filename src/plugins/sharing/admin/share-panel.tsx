'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { usePanel } from '@/admin/panel/use-panel';
import type { ListedAnswer, ListedLink } from '../endpoints';
import { AnswerList } from './answer-list';
import { LinkList } from './link-list';
import { ShareForm } from './share-form';

type Shared = { links: ListedLink[]; answers: ListedAnswer[] };

export function SharePanel() {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const path = id && collectionSlug ? `/preview-links/of/${collectionSlug}/${id}` : undefined;
  // A save may outdate responses.
  const { data: shared, error, load } = usePanel<Shared>(path, { after: lastUpdateTime, pause: 500 });

  if (!id || !collectionSlug) {
    return (
      <div className="sidebar-panel">
        <h3>Share for approval</h3>
        <p className="admin-quiet">Save a draft first, then you can share it.</p>
      </div>
    );
  }
  return (
    <div className="sidebar-panel">
      <h3>Share for approval</h3>
      <ShareForm collection={collectionSlug} id={String(id)} onShared={load} />
      {error ? (
        <p role="alert" className="admin-error">
          {error}
        </p>
      ) : null}
      {shared ? <LinkList links={shared.links} onChange={load} /> : null}
      {shared ? <AnswerList answers={shared.answers} /> : null}
    </div>
  );
}
