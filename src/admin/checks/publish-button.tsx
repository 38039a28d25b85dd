'use client';

import { Button, PublishButton, useDocumentInfo } from '@payloadcms/ui';
import { type ComponentProps, type MouseEvent, useId, useRef, useState } from 'react';
import type { ListedFinding } from '@/checks/endpoint';
import { askToEdit } from '../preview/ask-to-edit';
import { useSaved } from '../workflow/use-saved';
import { CHECKS_PANEL } from './checks';
import { FindingList } from './finding-list';
import { useCheck } from './use-checks';

const isError = ({ level }: ListedFinding) => level === 'error';

/**
 * Payload's publish button, which first checks the saved draft. New warnings ask; errors open the list, and the server
 * refuses and marks the fields.
 */
export function CheckedPublishButton(props: ComponentProps<typeof PublishButton>) {
  const heading = useId();
  const { id, collectionSlug } = useDocumentInfo();
  const check = useCheck();
  const whenSaved = useSaved();
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLElement>(null);
  const isDecided = useRef(false);
  const [warnings, setWarnings] = useState<ListedFinding[]>([]);

  const publish = () => {
    dialog.current?.close();
    isDecided.current = true;
    button.current?.click();
    isDecided.current = false;
  };
  const ask = async () => {
    await whenSaved();
    const findings = (await check()) ?? [];
    const asks = findings.filter((one) => one.isNew && !isError(one));
    if (findings.some(isError)) document.getElementById(CHECKS_PANEL)?.showPopover();
    if (findings.some(isError) || asks.length === 0) return publish();
    setWarnings(asks);
    dialog.current?.showModal();
  };
  const onClick = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('#action-save') : null;
    if (!pressed || isDecided.current) return;
    event.preventDefault();
    event.stopPropagation();
    button.current = pressed;
    void ask();
  };

  return (
    <div className="checked-publish" onClickCapture={onClick}>
      <PublishButton {...props} />
      <dialog ref={dialog} className="checks-dialog" aria-labelledby={heading}>
        <h2 id={heading}>
          {warnings.length === 1 ? 'Publish with this warning?' : `Publish with these ${warnings.length} warnings?`}
        </h2>
        <FindingList
          findings={warnings}
          onOpen={(path) => {
            dialog.current?.close();
            askToEdit({ collection: collectionSlug ?? '', id: String(id) }, path);
          }}
        />
        <div className="checks-buttons">
          <Button size="medium" margin={false} onClick={publish}>
            Publish anyway
          </Button>
          <Button size="medium" margin={false} buttonStyle="secondary" onClick={() => dialog.current?.close()}>
            Back to the draft
          </Button>
        </div>
      </dialog>
    </div>
  );
}
