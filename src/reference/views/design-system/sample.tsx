import { createElement } from 'react';
import type { Sample } from '../../registry/components';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export function markupOf({ tag, className, attributes, text }: Sample): string {
  const all = Object.entries({ class: className, ...attributes });
  const written = all.map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`)).join('');
  return `<${tag}${written}>${escaped(text)}</${tag}>`;
}

export function SampleView({ sample: { tag, className, attributes, text } }: { sample: Sample }) {
  const { disabled, ...rest } = attributes;
  return createElement(tag, { ...rest, className, ...(disabled === undefined ? {} : { disabled: true }) }, text);
}
