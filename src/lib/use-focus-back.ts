import { useLayoutEffect, useRef } from 'react';

/** A disabled button loses the focus: it gets it back once it can be pressed again, unless something else has it. */
export function useFocusBack(isBusy: boolean): void {
  const pressed = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isBusy) pressed.current = document.activeElement;
    else if (document.activeElement === document.body && pressed.current instanceof HTMLElement)
      pressed.current.focus();
  }, [isBusy]);
}
