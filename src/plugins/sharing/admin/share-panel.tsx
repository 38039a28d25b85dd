'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { ask } from '@/admin/ask';
import type { ListedAnswer, ListedLink } from '../endpoints';
import { AnswerList } from './answer-list';
import { LinkList } from './link-list';
import { ShareForm } from './share-form';
import '../../../admin/panel/panel.css';
import './share-panel.css';

type Shared = { links: ListedLink[]; answers: ListedAnswer[] };

export function SharePanel() {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const [shared, setShared] = useState<Shared>();
  const [error, setError] = useState<string>();

  const load = useCallback(async () => {
    if (!id || !collectionSlug) return;
    const answer = await ask<Shared>('GET', `/preview-links/of/${collectionSlug}/${id}`);
    if ('error' in answer) setError(answer.error);
    else {
      setShared(answer);
      setError(undefined);
    }
  }, [id, collectionSlug]);

  // A save may outdate responses.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when it was saved
  useEffect(() => {
    const timer = setTimeout(load, 500);
    return () => clearTimeout(timer);
  }, [load, lastUpdateTime]);

  if (!id || !collectionSlug) {
    return (
      <div className="sidebar-panel">
        <h3>Share for approval</h3>
        <p className="sidebar-panel-quiet">Save a draft first, then you can share it.</p>
      </div>
    );
  }
  return (
    <div className="sidebar-panel">
      <h3>Share for approval</h3>
      <ShareForm collection={collectionSlug} id={String(id)} onShared={load} />
      {error ? (
        <p role="alert" className="sidebar-panel-error">
          {error}
        </p>
      ) : null}
      {shared ? <LinkList links={shared.links} onChange={load} /> : null}
      {shared ? <AnswerList answers={shared.answers} /> : null}
    </div>
  );
}
