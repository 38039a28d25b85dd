/** The nodes that show one field, all of them children of `around`. */
export type ShownText = { around: Element; nodes: ChildNode[] };

const squash = (text: string | null) => (text ?? '').replace(/\s+/g, '');

/** Ignores white space: views break texts into lines, words and paragraphs. */
export const isSameText = (one: string, other: string): boolean => squash(one) === squash(other);

/**
 * What shows a field's value around a text node: the node, a headline with its highlighted phrase, or several
 * paragraphs. Undefined if the page shows something else. `isOfField`: true for nodes with a text of the field.
 */
export function shownText(chosen: Text, value: string, isOfField: (node: Node) => boolean): ShownText | undefined {
  const parent = chosen.parentElement;
  if (!parent) return undefined;
  if (isSameText(chosen.data, value)) {
    // The whole paragraph, because it may become several.
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
