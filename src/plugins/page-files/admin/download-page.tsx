'use client';

import { PopupList, useDocumentInfo } from '@payloadcms/ui';

export function DownloadPage() {
  const { id } = useDocumentInfo();
  if (!id) return null;
  return (
    <PopupList.Button onClick={() => window.location.assign(`/api/pages/${id}/file`)}>
      Download as a file
    </PopupList.Button>
  );
}
