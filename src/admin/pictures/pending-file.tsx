'use client';

import {
  toast,
  useBulkUpload,
  useDocumentInfo,
  useForm,
  useFormFields,
  useModal,
  useUploadEdits,
} from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useListener } from '@/lib/use-listener';
import { DISCARD_UPLOADS, elements } from '@/payload/elements';
import { appears } from '../appears';
import { Button } from '../panel/button';
import { saves } from '../saving/watch-saves';
import { useFormPath } from '../together/use-form-path';

const REPLACED = 'The file was replaced meanwhile. Your crop was of the earlier one, and is gone: crop the new one.';

/** A crop is of the file that was shown: sent again after its response was lost, it would be of its own result. */
function useCropOfStoredFile() {
  const { resetUploadEdits, uploadEdits } = useUploadEdits();
  const { form } = useFormPath();
  const filename = useFormFields(([fields]) => fields?.filename?.value);
  const shown = useRef(filename);
  /** Its response was lost: the other file may be its result. */
  const mayBeStored = useRef(false);
  useEffect(
    () =>
      saves.subscribe(form, (step) => {
        if (step.kind === 'failed')
          mayBeStored.current ||= step.failure.kind === 'offline' || step.failure.kind === 'busy';
      }),
    [form],
  );
  const forget = useEffectEvent(() => {
    if (shown.current && Object.keys(uploadEdits ?? {}).length > 0 && !mayBeStored.current) toast.warning(REPLACED);
    mayBeStored.current = false;
    resetUploadEdits();
  });
  useEffect(() => {
    if (shown.current !== filename) forget();
    shown.current = filename;
  }, [filename]);
}

/** Payload's window for several uploads asks before it discards them, unless it is closed by other means than its button. */
function useAskBeforeDiscarding(hasFile: boolean) {
  const { drawerSlug } = useBulkUpload();
  const { modalState, openModal } = useModal();
  const ask = (event: Event) => {
    const open = Object.values(modalState).filter(({ isOpen }) => isOpen);
    const last = open.toSorted((one, other) => (one.openedOn ?? 0) - (other.openedOn ?? 0)).at(-1);
    if (!hasFile || last?.slug !== drawerSlug) return;
    event.stopPropagation();
    openModal(DISCARD_UPLOADS);
  };
  useListener('keydown', (event) => event.key === 'Escape' && ask(event), true);
  useListener('click', (event) => (event.target as Element).closest(elements.besideDrawer) && ask(event), true);
  useListener('beforeunload', (event) => hasFile && event.preventDefault());
}

/** The button with which it was chosen is gone. Windows keep the focus themselves. */
function useFocusOnChosen(file: unknown) {
  useEffect(() => {
    if (!(file instanceof File) || document.querySelector('dialog[open]')) return;
    void appears(() => document.querySelector<HTMLElement>(elements.nameOfFile)).then((name) => {
      if (document.activeElement === document.body) name?.focus();
    });
  }, [file]);
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
  useAskBeforeDiscarding(file instanceof File);
  useFocusOnChosen(file);
  if (!id || !(file instanceof File)) return null;
  return (
    <div className="admin-actions" role="status">
      <span>{file.name} replaces the stored file when you save.</span>
      <Button buttonStyle="secondary" size="small" onClick={() => dispatchFields({ type: 'REMOVE', path: 'file' })}>
        Keep the stored file
      </Button>
    </div>
  );
}
