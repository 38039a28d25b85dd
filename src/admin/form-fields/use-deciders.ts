'use client';

import { useFormFields } from '@payloadcms/ui';
import { useMemo } from 'react';
import { type Decider, decidersAbove } from './deciders';

/** As text, so that a component is rendered again only when one of them has changed. */
export function useDeciders(path: string): Decider[] {
  const text = useFormFields(([fields]) => JSON.stringify(decidersAbove(fields, path)));
  return useMemo(() => JSON.parse(text) as Decider[], [text]);
}
