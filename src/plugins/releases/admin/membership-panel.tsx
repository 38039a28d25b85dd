'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { ask } from '@/admin/ask';
import type { Membership } from '../membership';
import { AddForm } from './add-form';
import { Within } from './within';
import '../../../admin/panel/panel.css';
import './releases.css';

export function MembershipPanel() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const [membership, setMembership] = useState<Membership>();
  const [error, setError] = useState<string>();
  const collection = globalSlug ? 'globals' : collectionSlug;
  const name = globalSlug ?? (id ? String(id) : undefined);

  const show = useCallback((answer: Membership | { error: string }) => {
    setError('error' in answer ? answer.error : undefined);
    if (!('error' in answer)) setMembership(answer);
  }, []);

  useEffect(() => {
    if (!collection || !name) return;
    const timer = setTimeout(async () => show(await ask<Membership>('GET', `/releases/of/${collection}/${name}`)), 500);
    return () => clearTimeout(timer);
  }, [collection, name, show]);

  const change = async (path: '/add' | '/take-out', wish: { release?: string; title?: string } = {}) =>
    show(await ask<Membership>('POST', `/releases${path}`, { place: { collection, id: name }, ...wish }));

  return (
    <div className="sidebar-panel">
      <h3>Release</h3>
      {name ? null : <p className="sidebar-panel-quiet">Save a draft first, then you can add it to a release.</p>}
      {membership?.release ? (
        <Within release={membership.release} onTakeOut={() => change('/take-out')} />
      ) : membership ? (
        <AddForm open={membership.open} onAdd={(wish) => change('/add', wish)} />
      ) : null}
      <div aria-live="polite">{error ? <p className="sidebar-panel-error">{error}</p> : null}</div>
    </div>
  );
}
