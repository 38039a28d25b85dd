'use client';

import { useFormFields } from '@payloadcms/ui';
import { useMemo } from 'react';
import { type Decider, decidersAbove } from './deciders';

/** Compared as text, so that a component re-renders only when one of them has changed. */
export function useDeciders(path: string): Decider[] {
  const text = useFormFields(([fields]) => JSON.stringify(decidersAbove(fields, path)));
  return useMemo(() => JSON.parse(text) as Decider[], [text]);
}
