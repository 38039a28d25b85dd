import { keyAsksFor } from '@/lib/undo-keys';

type Keys = {
  /** `isKept`: changes are applied, otherwise discarded. */
  leave: (isKept: boolean) => void;
  history: (way: 'undo' | 'redo') => void;
  highlight: () => void;
};

export function listenToKeys(element: HTMLElement, isMultiline: boolean, { leave, history, highlight }: Keys): void {
  element.addEventListener('keydown', (event) => {
    event.stopPropagation();
    const { key, ctrlKey, metaKey, shiftKey, isComposing } = event;
    if (isComposing) return;
    const way = keyAsksFor(event);
    const isEnter = key === 'Enter' && !(isMultiline && shiftKey);
    const isHighlight = key.toLowerCase() === 'b' && (ctrlKey || metaKey);
    if (way || isEnter || isHighlight) event.preventDefault();
    if (way) history(way);
    else if (isHighlight) highlight();
    else if (isEnter || key === 'Escape') leave(isEnter);
  });
}
