import { useFormProcessing } from '@payloadcms/ui';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { elements } from '@/payload/elements';

const isUsable = (element: HTMLElement) =>
  element.isConnected && element.checkVisibility() && !element.matches(':disabled, [aria-disabled="true"]');

/**
 * Payload disables a form while it saves: what had the focus gets it back, unless something else has it. Where nothing is
 * left to save or publish, the first control of the bar around `place` gets it, which is the state.
 */
export function useFocusAfterSave(place: RefObject<Element | null>): void {
  const isBusy = useFormProcessing();
  const had = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isBusy) {
      had.current = document.activeElement;
      return;
    }
    // Once the fields can be used again.
    const timer = window.setTimeout(() => {
      const before = had.current;
      had.current = null;
      if (!(before instanceof HTMLElement) || document.activeElement !== document.body) return;
      const bar = place.current?.closest(elements.documentBar)?.querySelectorAll<HTMLElement>('button, a[href]') ?? [];
      [before, ...bar].find(isUsable)?.focus();
    });
    return () => window.clearTimeout(timer);
  }, [isBusy, place]);
}
