'use client';

import { Button, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui';

/**
 * Names the file that will replace the stored one. After a save that failed, Payload shows the stored one again, although
 * the form still has the other and sends it with the next save.
 */
export function PendingFile() {
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
