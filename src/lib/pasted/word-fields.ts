import { styleOf } from './word-lists';

/** Of fields of Word, such as page numbers and links, the instruction to the program. The result stays. */
export function dropFieldCodes(body: Element): void {
  /** Of the fields around the place that is read: true in their instruction, false in their result. */
  const around: boolean[] = [];
  const codes: ChildNode[] = [];
  const nodes = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const mark = node instanceof Element ? styleOf(node, 'mso-element') : '';
    if (mark === 'field-begin') around.push(true);
    else if (mark === 'field-separator') around.splice(-1, 1, false);
    else if (mark === 'field-end') around.pop();
    else if (node instanceof Text && around.includes(true)) codes.push(node);
  }
  // A field that does not end is none.
  if (around.length === 0) for (const code of codes) code.remove();
}
