'use client';

import { Button, PublishButton, useDocumentInfo, useFormFields, useFormModified } from '@payloadcms/ui';
import { type ComponentProps, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import type { ListedFinding } from '@/checks/endpoint';
import { defaultLanguage, isLanguage, languages } from '@/lib/languages';
import { appears } from '../appears';
import { askToEdit } from '../preview/ask-to-edit';
import { usePublishPreselected } from '../schedule/use-publish-preselected';
import { FindingList } from './finding-list';
import { CHECKS_PANEL } from './panel-id';
import { useCheck } from './use-checks';

const LOOK_EVERY_MS = 100;
/** Autosave starts within a second; anything unsaved by then is checked by the server alone. */
const GIVE_UP_AFTER_MS = 5_000;

/** Waits for autosave, but not for validation, which does not change the draft. */
function useDraftSaved(): () => Promise<void> {
  const isModified = useFormModified();
  const pending = useRef(isModified);
  useEffect(() => {
    pending.current = isModified;
  }, [isModified]);
  return async () => {
    const end = Date.now() + GIVE_UP_AFTER_MS;
    while (pending.current && Date.now() < end) await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
  };
}

const PRESSABLE = '#action-save:not(:disabled, [aria-disabled="true"])';

const isError = ({ level }: ListedFinding) => level === 'error';

/** Payload's publish button, after a check of the saved draft: new warnings ask, errors open the list. */
export function CheckedPublishButton(props: ComponentProps<typeof PublishButton>) {
  const heading = useId();
  const { id, collectionSlug } = useDocumentInfo();
  const language = useFormFields(([fields]) => fields.language?.value);
  const check = useCheck();
  const whenSaved = useDraftSaved();
  usePublishPreselected();
  const dialog = useRef<HTMLDialogElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const isDecided = useRef(false);
  const [warnings, setWarnings] = useState<ListedFinding[]>([]);

  const publish = async () => {
    dialog.current?.close();
    // Payload renders another button after a save, and disables it during validation.
    const find = (selector: string) => container.current?.querySelector<HTMLElement>(selector);
    const button = (await appears(() => find(PRESSABLE))) ?? find('#action-save');
    isDecided.current = true;
    button?.click();
    isDecided.current = false;
  };
  const ask = async () => {
    await whenSaved();
    const findings = (await check()) ?? [];
    const asks = findings.filter((one) => one.isNew && !isError(one));
    if (findings.some(isError)) document.getElementById(CHECKS_PANEL)?.showPopover();
    if (findings.some(isError) || asks.length === 0) return void publish();
    setWarnings(asks);
    dialog.current?.showModal();
  };
  const onClick = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('#action-save') : null;
    if (!pressed || isDecided.current) return;
    event.preventDefault();
    event.stopPropagation();
    void ask();
  };

  return (
    <div ref={container} className="checked-publish" onClickCapture={onClick}>
      <PublishButton {...props} />
      <dialog ref={dialog} className="checks-dialog" aria-labelledby={heading}>
        <h2 id={heading}>
          {warnings.length === 1 ? 'Publish with this warning?' : `Publish with these ${warnings.length} warnings?`}
        </h2>
        {isLanguage(language) && language !== defaultLanguage ? (
          <p>The page is in {languages[language].name}.</p>
        ) : null}
        <FindingList
          findings={warnings}
          onOpen={(path) => {
            dialog.current?.close();
            askToEdit({ collection: collectionSlug ?? '', id: String(id) }, path);
          }}
        />
        <div className="checks-buttons">
          <Button size="medium" margin={false} onClick={() => void publish()}>
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
