'use client';

import { PopupList, toast, useDocumentInfo, useListQuery, useSelection } from '@payloadcms/ui';
import { Button } from '@/admin/panel/button';
import { useRouter } from '@/payload/navigation';

const LABEL = 'Send to another site';

const addressFor = (collection: string, ids: string[]) => `/admin/send?collection=${collection}&ids=${ids.join(',')}`;

/** The selected rows of a list. */
export function SendSelectedItem() {
  const router = useRouter();
  const { collectionSlug } = useListQuery();
  const { selectedIDs } = useSelection();
  const open = () => {
    if (selectedIDs.length === 0) toast.error('Select documents in the list first.');
    else router.push(addressFor(collectionSlug ?? '', selectedIDs.map(String)));
  };
  return <PopupList.Button onClick={open}>{LABEL}</PopupList.Button>;
}

export function SendDocumentItem() {
  const { id, collectionSlug } = useDocumentInfo();
  if (!id) return null;
  return <PopupList.Button href={addressFor(collectionSlug ?? '', [String(id)])}>{LABEL}</PopupList.Button>;
}

export function SendReleaseLink() {
  const { id } = useDocumentInfo();
  if (!id) return null;
  return (
    <Button el="anchor" url={`/admin/send?release=${id}`} buttonStyle="secondary">
      {LABEL}
    </Button>
  );
}
