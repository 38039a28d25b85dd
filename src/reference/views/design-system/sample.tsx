import { createElement } from 'react';
import type { Sample } from '../../registry/components';

export function SampleView({ sample: { tag, className, attributes, text } }: { sample: Sample }) {
  const { disabled, ...rest } = attributes;
  return createElement(tag, { ...rest, className, ...(disabled === undefined ? {} : { disabled: true }) }, text);
}
