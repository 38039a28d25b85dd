/** The nodes of the page that show the text of one field. All of them are children of `around`. */
export type ShownText = { around: Element; nodes: ChildNode[] };

const squash = (text: string | null) => (text ?? '').replace(/\s+/g, '');

/** True if the two texts differ in white space only. Views break texts into lines, words and paragraphs. */
export const isSameText = (one: string, other: string): boolean => squash(one) === squash(other);

/**
 * Finds what shows a field's value around the text node that was chosen: the node itself, a headline with its
 * highlighted phrase, or several paragraphs. Undefined if the page shows something else than the value.
 * @param isOfField true for nodes that contain a text of the field
 */
export function shownText(chosen: Text, value: string, isOfField: (node: Node) => boolean): ShownText | undefined {
  const parent = chosen.parentElement;
  if (!parent) return undefined;
  if (isSameText(chosen.data, value)) {
    // As a whole, because it may become several.
    const isParagraph = parent.matches('p') && parent.childNodes.length === 1 && parent.parentElement;
    return isParagraph ? { around: isParagraph, nodes: [parent] } : { around: parent, nodes: [chosen] };
  }
  const wanted = squash(value);
  for (let around: Element | null = parent; around && !around.matches('main, body'); ) {
    const all = squash(around.textContent);
    if (all === wanted) return { around, nodes: [...around.childNodes] };
    if (all.includes(wanted)) {
      const nodes = [...around.childNodes].filter(isOfField);
      const isWhole = squash(nodes.map((node) => node.textContent).join('')) === wanted;
      return isWhole ? { around, nodes } : undefined;
    }
    around = around.parentElement;
  }
  return undefined;
}
