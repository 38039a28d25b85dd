'use client';

import { PopupList, useDocumentInfo } from '@payloadcms/ui';
import { saveFileFromMenu } from '@/admin/save-file';

export function DownloadPage() {
  const { id } = useDocumentInfo();
  if (!id) return null;
  return (
    <PopupList.Button onClick={() => void saveFileFromMenu(`/api/pages/${id}/file`)}>
      Download as a file
    </PopupList.Button>
  );
}
