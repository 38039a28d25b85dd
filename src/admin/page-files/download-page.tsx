'use client';

import { PopupList, useDocumentInfo } from '@payloadcms/ui';

/** In a page's menu: exports the page as a file. */
export function DownloadPage() {
  const { id } = useDocumentInfo();
  if (!id) return null;
  return (
    <PopupList.Button onClick={() => window.location.assign(`/api/pages/${id}/file`)}>
      Download as a file
    </PopupList.Button>
  );
}
