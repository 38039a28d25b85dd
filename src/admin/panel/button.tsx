'use client';

import { Button as PayloadButton } from '@payloadcms/ui';
import { type ComponentProps, type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { cx } from '@/lib/cx';
import { classNames } from '@/payload/class-names';

const USABLE = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)';

/** Of a control while it works. Not `disabled`, which would lose the focus; nor does Enter send its form. */
export const held = { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() };

const usableIn = (element: Element) =>
  [...element.querySelectorAll<HTMLElement>(USABLE)].filter((control) => control.checkVisibility());

/**
 * A button may go with what it has done, such as the row of a list, or have nothing left to do. If it had the focus, the
 * control behind it gets that, or the first one of what is left around it, unless something else has it by then.
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
  /** While its request runs: it keeps the focus, and cannot be pressed. */
  isBusy?: boolean;
};

/** Payload's button, as it stands in our panels. */
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
