'use client';

import { Button, useDocumentInfo, useForm, useFormFields, useUploadEdits } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

/** A crop is of the file that was shown: sent again after its response was lost, it would be of its own result. */
function useCropOfStoredFile() {
  const { resetUploadEdits } = useUploadEdits();
  const filename = useFormFields(([fields]) => fields?.filename?.value);
  const shown = useRef(filename);
  const forget = useEffectEvent(resetUploadEdits);
  useEffect(() => {
    if (shown.current !== filename) forget();
    shown.current = filename;
  }, [filename]);
}

/**
 * Names the file that will replace the stored one. After a save that failed, Payload shows the stored one again, although
 * the form still has the other and sends it with the next save.
 */
export function PendingFile() {
  useCropOfStoredFile();
  const { id } = useDocumentInfo();
  const { dispatchFields } = useForm();
  const file = useFormFields(([fields]) => fields?.file?.value);
  if (!id || !(file instanceof File)) return null;
  return (
    <div className="admin-actions" role="status">
      <span>{file.name} replaces the stored file when you save.</span>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        onClick={() => dispatchFields({ type: 'REMOVE', path: 'file' })}
      >
        Keep the stored file
      </Button>
    </div>
  );
}
