'use client';

import { toast, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { Link } from '@/payload/link';
import './live.css';
import { unseenWords } from '@/admin/page-list/unseen';
import { type LivePage, useLivePage } from './use-live-page';

const Arrow = () => <span aria-hidden="true"> ↗</span>;

function News({ page: { address, unseen } }: { page: LivePage }) {
  return unseen ? (
    <>
      {unseenWords(unseen)}. <Link href="/admin/collections/languages">Offer it under Languages</Link>
    </>
  ) : (
    <>
      Visitors see it now.{' '}
      <a href={address} target="_blank" rel="noreferrer">
        View it live
        <Arrow />
      </a>
    </>
  );
}

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
    toast.success(<News page={page} />, { id: 'live' });
  }, [hasAll, page]);

  if (!page) return null;
  if (page.unseen) return <span className="view-live view-live--unseen">{unseenWords(page.unseen)}</span>;
  return (
    <a className="view-live" href={page.address} target="_blank" rel="noreferrer">
      View live
      <Arrow />
    </a>
  );
}
