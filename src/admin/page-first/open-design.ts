const CLOSED = ':scope > .design-toggle > [aria-expanded="false"]';

/** Opens *Design* around a field that is in it. */
export function openDesign(field: Element): void {
  for (let at: Element | null = field; at?.parentElement; at = at.parentElement) {
    const toggle = at.parentElement.querySelector<HTMLElement>(CLOSED);
    const isAfter = toggle && toggle.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (isAfter) toggle.click();
  }
}
