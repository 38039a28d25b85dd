'use client';

import { PublishButton, toast, useDocumentInfo, useModal } from '@payloadcms/ui';
import { type ComponentProps, useRef } from 'react';
import { useListener } from '@/lib/use-listener';
import { isNowhere } from '../nowhere';
import { ConfirmDialog } from '../panel/confirm-dialog';
import { pressPublish } from './press-publish';
import { PublishMenu } from './publish-menu';
import './publish-control.css';

type Props = ComponentProps<typeof PublishButton> & { Button?: typeof PublishButton };

const isPublishKey = ({ key, ctrlKey, metaKey, shiftKey, altKey, repeat, defaultPrevented }: KeyboardEvent) =>
  key === 'Enter' && (ctrlKey || metaKey) && !shiftKey && !altKey && !repeat && !defaultPrevented;

/** The button that publishes, its key, and the menu beside it. `Button`: what a plugin puts in its place. */
export function PublishControl({ Button = PublishButton, ...props }: Props) {
  const { hasPublishPermission } = useDocumentInfo();
  const { modalState } = useModal();
  const control = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);

  useListener('keydown', (event) => {
    const { target } = event;
    if (!isPublishKey(event) || !hasPublishPermission || !(target instanceof Element)) return;
    const isCovered =
      Object.values(modalState).some((modal) => modal?.isOpen) || document.querySelector('dialog[open]');
    const isOfForm = isNowhere(target) || target.closest('form') === control.current?.closest('form');
    // Panels have texts and keys of their own.
    if (isCovered || !isOfForm || target.closest('[popover]')) return;
    event.preventDefault();
    dialog.current?.showModal();
  });

  const publish = async () => {
    dialog.current?.close();
    if (!(await pressPublish(control.current))) toast.error('There is nothing to publish now.');
  };

  return (
    <div ref={control} className="publish-control">
      <Button {...props} />
      <PublishMenu />
      <ConfirmDialog
        dialog={dialog}
        title="Publish now?"
        confirm="Publish"
        cancel="Back to the draft"
        onConfirm={() => void publish()}
      >
        <p>Visitors see the newest draft within a second.</p>
      </ConfirmDialog>
    </div>
  );
}
