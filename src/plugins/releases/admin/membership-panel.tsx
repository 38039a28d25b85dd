'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useId } from 'react';
import { openPanel, SidePanel } from '@/admin/panel/side-panel';
import { usePanel } from '@/admin/panel/use-panel';
import { usePublishEntry } from '@/admin/publishing/publish-entries';
import type { Membership } from '../membership';
import { AddForm } from './add-form';
import { Within } from './within';
import './releases.css';

function OpenMembership({ collection, name }: { collection: string; name: string }) {
  const panel = useId();
  const path = `/releases/of/${collection}/${name}`;
  const { data: membership, error, isBusy, take } = usePanel<Membership>(path, { pause: 500 });
  const release = membership?.release;
  usePublishEntry({
    name: 'release',
    order: 20,
    label: release ? `In the release “${release.title}”…` : 'Add to a release…',
    act: () => openPanel(panel),
  });

  const change = (step: '/add' | '/take-out', request: { release?: string; title?: string } = {}) =>
    take(`/releases${step}`, { place: { collection, id: name }, ...request });

  return (
    <SidePanel id={panel} title="Release">
      {release ? (
        <Within release={release} isBusy={isBusy} onTakeOut={() => void change('/take-out')} />
      ) : membership ? (
        <AddForm open={membership.open} isBusy={isBusy} onAdd={(request) => void change('/add', request)} />
      ) : null}
      <div aria-live="polite">{error ? <p className="admin-error">{error}</p> : null}</div>
    </SidePanel>
  );
}

/** Opened by the menu beside Publish. */
export function MembershipPanel() {
  const { id, collectionSlug, globalSlug, hasSavePermission, isTrashed } = useDocumentInfo();
  const collection = globalSlug ? 'globals' : collectionSlug;
  const name = globalSlug ?? (id === undefined ? undefined : String(id));
  if (!collection || name === undefined || isTrashed || !hasSavePermission) return null;
  return <OpenMembership collection={collection} name={name} />;
}
