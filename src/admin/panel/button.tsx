'use client';

import { Button as PayloadButton } from '@payloadcms/ui';
import { type ComponentProps, type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { cx } from '@/lib/cx';
import { classNames } from '@/payload/class-names';

const USABLE = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)';

/** Props of a busy control. Not `disabled`, which would lose the focus; Enter does not send its form either. */
export const held = { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() };

const usableIn = (element: Element) =>
  [...element.querySelectorAll<HTMLElement>(USABLE)].filter((control) => control.checkVisibility());

/**
 * Its own action may remove or disable a button, for example with the row of a list. If it had the focus, the next control
 * gets it, or the first one in what is left around it, unless something else has the focus by then.
 */
function useSuccessor(own: RefObject<HTMLButtonElement | null>, isDisabled: boolean | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: also before it is disabled
  useLayoutEffect(() => {
    const button = own.current;
    return () => {
      if (!button || document.activeElement !== button) return;
      const around: Element[] = [];
      for (let at = button.parentElement; at && at !== document.body; at = at.parentElement) around.push(at);
      const behind = usableIn(document.body).filter(
        (control) => button.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
      setTimeout(() => {
        const { activeElement } = document;
        if (activeElement !== document.body && !(activeElement === button && button.disabled)) return;
        const left = around.filter(({ isConnected }) => isConnected).map(usableIn);
        const controls = left.find(({ length }) => length > 0) ?? [];
        (behind.find((control) => controls.includes(control)) ?? controls[0])?.focus();
      });
    };
  }, [own, isDisabled]);
}

type Busy = {
  /** While its request runs: keeps the focus and ignores presses. */
  isBusy?: boolean;
};

/** Payload's button, for our panels. */
export function Button({ isBusy = false, margin = false, ...props }: ComponentProps<typeof PayloadButton> & Busy) {
  const own = useRef<HTMLButtonElement>(null);
  useSuccessor(own, props.disabled);
  return (
    <PayloadButton
      ref={own}
      margin={margin}
      {...props}
      className={cx(props.className, isBusy && classNames.buttonDisabled)}
      extraButtonProps={{ ...props.extraButtonProps, ...(isBusy ? held : {}) }}
    />
  );
}

/** A button that looks like a link. */
export function LinkButton({ isBusy = false, className, ...props }: ComponentProps<'button'> & Busy) {
  const own = useRef<HTMLButtonElement>(null);
  useSuccessor(own, props.disabled);
  return (
    <button ref={own} type="button" className={cx('admin-link', className)} {...props} {...(isBusy ? held : {})} />
  );
}
