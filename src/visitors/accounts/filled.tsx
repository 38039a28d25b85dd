import { Fragment, type ReactNode } from 'react';

export const Filled = ({ text, ...gaps }: { text: string; [gap: string]: ReactNode }) =>
  text
    .split(/\{(\w+)\}/)
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? gaps[part] : part}</Fragment>);
