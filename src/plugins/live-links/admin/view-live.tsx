'use client';

import { toast, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { Link } from '@/payload/link';
import './live.css';
import { unseenWords } from '@/admin/page-list/unseen';
import { usePublishEntry } from '@/admin/publishing/publish-entries';
import { OFFLINE } from '@/admin/saving/watch-saves';
import { toastMessage } from '@/payload/toast-message';
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
    // The save was stored, and only its response was lost.
    for (const shown of toast.getToasts())
      if ('title' in shown && toastMessage(shown.title) === OFFLINE) toast.dismiss(shown.id);
    toast.success(<News page={page} />, { id: 'live' });
  }, [hasAll, page]);

  usePublishEntry(
    page && !page.unseen ? { name: 'live', order: 70, label: 'View live', href: page.address } : undefined,
  );
  return page?.unseen ? <p className="view-live--unseen">{unseenWords(page.unseen)}</p> : null;
}
