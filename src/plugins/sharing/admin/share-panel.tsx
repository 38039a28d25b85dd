'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useId } from 'react';
import { openPanel, SidePanel } from '@/admin/panel/side-panel';
import { usePanel } from '@/admin/panel/use-panel';
import { usePublishEntry } from '@/admin/publishing/publish-entries';
import type { ListedAnswer, ListedLink } from '../endpoints';
import { AnswerList } from './answer-list';
import { LinkList } from './link-list';
import { ShareForm } from './share-form';

type Shared = { links: ListedLink[]; answers: ListedAnswer[] };
type Target = { collection: string; id: string };

const TITLE = 'Share for approval';

function Sharing({ collection, id }: Target) {
  const { lastUpdateTime } = useDocumentInfo();
  // A save may outdate responses.
  const options = { after: lastUpdateTime, pause: 500 };
  const { data: shared, error, load } = usePanel<Shared>(`/preview-links/of/${collection}/${id}`, options);
  return (
    <>
      <ShareForm collection={collection} id={id} onShared={load} />
      {error ? (
        <p role="alert" className="admin-error">
          {error}
        </p>
      ) : null}
      {shared ? <LinkList links={shared.links} onChange={load} /> : null}
      {shared ? <AnswerList answers={shared.answers} /> : null}
    </>
  );
}

/** Beside a release, whose form has room for it. */
export function SharePanel() {
  const { id, collectionSlug } = useDocumentInfo();
  return (
    <div className="sidebar-panel">
      <h3>{TITLE}</h3>
      {id && collectionSlug ? (
        <Sharing collection={collectionSlug} id={String(id)} />
      ) : (
        <p className="admin-quiet">Save a draft first, then you can share it.</p>
      )}
    </div>
  );
}

function OpenSharing(target: Target) {
  const panel = useId();
  usePublishEntry({ name: 'share', order: 30, label: 'Share a preview…', act: () => openPanel(panel) });
  return (
    <SidePanel id={panel} title={TITLE}>
      <Sharing {...target} />
    </SidePanel>
  );
}

/** Opened by the menu beside Publish. */
export function ShareInBar() {
  const { id, collectionSlug, isTrashed } = useDocumentInfo();
  if (id === undefined || !collectionSlug || isTrashed) return null;
  return <OpenSharing collection={collectionSlug} id={String(id)} />;
}
