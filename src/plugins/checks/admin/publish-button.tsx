'use client';

import {
  PublishButton,
  toast,
  useDocumentInfo,
  useFormBackgroundProcessing,
  useFormFields,
  useFormModified,
} from '@payloadcms/ui';
import { type ComponentProps, type MouseEvent, useEffect, useRef, useState } from 'react';
import { appears } from '@/admin/appears';
import { ConfirmDialog } from '@/admin/panel/confirm-dialog';
import { askToEdit } from '@/admin/preview/ask-to-edit';
import { PRESSABLE } from '@/admin/publishing/press-publish';
import { PublishControl } from '@/admin/publishing/publish-control';
import { defaultLanguage, isLanguage, languages } from '@/lib/languages';
import { elements } from '@/payload/elements';
import type { ListedFinding } from '../endpoint';
import { FindingList } from './finding-list';
import { CHECKS_PANEL } from './panel-id';
import { useCheck } from './use-checks';

const LOOK_EVERY_MS = 100;
/** Autosave starts within a second; anything unsaved by then is checked by the server alone. */
const GIVE_UP_AFTER_MS = 5_000;

/** Autosave, as Payload shows it. `whenDone` waits for it, but not for validation, which does not change the draft. */
function useAutosave() {
  const isModified = useFormModified();
  const isSaving = useFormBackgroundProcessing();
  const state = useRef({ isModified, isSaving });
  useEffect(() => {
    state.current = { isModified, isSaving };
  }, [isModified, isSaving]);
  const whenDone = async () => {
    const end = performance.now() + GIVE_UP_AFTER_MS;
    const isPending = () => state.current.isSaving || (state.current.isModified && performance.now() < end);
    while (isPending()) await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
  };
  return { isSaving, whenDone };
}

/** The disabled button lets a press through to its container. */
function isOn(button: HTMLElement | null, { target, clientX, clientY }: MouseEvent): boolean {
  if (!button || !(target instanceof Element) || target.closest('dialog')) return false;
  if (target.closest(elements.publish)) return true;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

const isError = ({ level }: ListedFinding) => level === 'error';

/**
 * Payload's publish button, after a check of the saved draft: new warnings ask, errors open the list. A press during
 * an autosave counts.
 */
export const CheckedPublishButton = (props: ComponentProps<typeof PublishButton>) => (
  <PublishControl {...props} Button={CheckedButton} />
);

function CheckedButton(props: ComponentProps<typeof PublishButton>) {
  const { id, collectionSlug } = useDocumentInfo();
  const language = useFormFields(([fields]) => fields.language?.value);
  const check = useCheck();
  const { isSaving, whenDone } = useAutosave();
  const dialog = useRef<HTMLDialogElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const isChecking = useRef(false);
  const isDecided = useRef(false);
  const [warnings, setWarnings] = useState<ListedFinding[]>([]);

  const publish = async () => {
    dialog.current?.close();
    // Payload renders another button after a save, and disables it during validation.
    const find = (selector: string) => container.current?.querySelector<HTMLElement>(selector);
    const button = await appears(() => find(PRESSABLE));
    if (!button) return void toast.error('The form is still busy, and was not published. Publish again.');
    isDecided.current = true;
    button.click();
    isDecided.current = false;
  };
  const ask = async () => {
    await whenDone();
    const findings = await check();
    // Nothing goes live with warnings that nobody has seen.
    if (typeof findings === 'string') return void toast.error(`Not published. ${findings}`);
    const asks = findings.filter((one) => one.isNew && !isError(one));
    if (findings.some(isError)) document.getElementById(CHECKS_PANEL)?.showPopover();
    if (findings.some(isError) || asks.length === 0) return publish();
    setWarnings(asks);
    dialog.current?.showModal();
  };
  const onClick = (event: MouseEvent) => {
    const button = event.currentTarget.querySelector<HTMLButtonElement>(elements.publish);
    if (isDecided.current || !isOn(button, event)) return;
    // Autosave disables the button for its duration; the press is meant all the same.
    if (button?.disabled && !isSaving) return;
    event.preventDefault();
    event.stopPropagation();
    if (isChecking.current) return;
    isChecking.current = true;
    void ask().finally(() => {
      isChecking.current = false;
    });
  };

  return (
    <div ref={container} className="checked-publish" onClickCapture={onClick}>
      <PublishButton {...props} />
      <ConfirmDialog
        dialog={dialog}
        title={warnings.length === 1 ? 'Publish with this warning?' : `Publish with these ${warnings.length} warnings?`}
        confirm="Publish anyway"
        cancel="Back to the draft"
        onConfirm={() => void publish()}
      >
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
      </ConfirmDialog>
    </div>
  );
}
