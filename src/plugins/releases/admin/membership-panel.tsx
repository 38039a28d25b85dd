'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { ask } from '@/admin/ask';
import { usePanel } from '@/admin/panel/use-panel';
import type { Membership } from '../membership';
import { AddForm } from './add-form';
import { Within } from './within';
import './releases.css';

export function MembershipPanel() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const collection = globalSlug ? 'globals' : collectionSlug;
  const name = globalSlug ?? (id ? String(id) : undefined);
  const path = collection && name ? `/releases/of/${collection}/${name}` : undefined;
  const { data: membership, error, receive } = usePanel<Membership>(path, { pause: 500 });

  const change = async (step: '/add' | '/take-out', request: { release?: string; title?: string } = {}) => {
    receive(await ask<Membership>('POST', `/releases${step}`, { place: { collection, id: name }, ...request }));
  };

  return (
    <div className="sidebar-panel">
      <h3>Release</h3>
      {name ? null : <p className="admin-quiet">Save a draft first, then you can add it to a release.</p>}
      {membership?.release ? (
        <Within release={membership.release} onTakeOut={() => change('/take-out')} />
      ) : membership ? (
        <AddForm open={membership.open} onAdd={(request) => change('/add', request)} />
      ) : null}
      <div aria-live="polite">{error ? <p className="admin-error">{error}</p> : null}</div>
    </div>
  );
}
