'use client';

import { toast, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import './live.css';
import { useLivePage } from './use-live-page';

const Arrow = () => <span aria-hidden="true"> ↗</span>;

export function ViewLive() {
  const page = useLivePage();
  const { hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo();
  const hasAll = hasPublishedDoc && unpublishedVersionCount === 0;
  const hadAll = useRef(hasAll);
  const isNews = useRef(false);

  useEffect(() => {
    if (hasAll && !hadAll.current) isNews.current = true;
    hadAll.current = hasAll;
    if (!hasAll || !isNews.current || !page) return;
    isNews.current = false;
    toast.success(
      <>
        Visitors see it now.{' '}
        <a href={page} target="_blank" rel="noreferrer">
          View it live
          <Arrow />
        </a>
      </>,
      { id: 'live' },
    );
  }, [hasAll, page]);

  if (!page) return null;
  return (
    <a className="view-live" href={page} target="_blank" rel="noreferrer">
      View live
      <Arrow />
    </a>
  );
}
