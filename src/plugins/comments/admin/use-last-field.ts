'use client';

import { useState } from 'react';
import { useListener } from '@/lib/use-listener';
import { elements } from '@/payload/elements';
import { fieldAround, pathOf } from '@/payload/field-elements';
import { nameOfRow, rowElement } from '@/payload/row-elements';

export type Choice = { path: string; name: string };

export function useLastField(): Choice[] {
  const [choices, setChoices] = useState<Choice[]>([]);
  useListener('focusin', ({ target }) => {
    const path = target instanceof Element && target.closest('form') ? pathOf(target) : undefined;
    if (path && target instanceof Element) setChoices(choicesAt(path, target));
  });
  return choices;
}

function choicesAt(path: string, element: Element): Choice[] {
  const [, list, index] = /^(blocks)\.(\d+)/.exec(path) ?? [];
  const row = list ? rowElement({ list, index: Number(index) }) : null;
  const label = fieldAround(element)?.querySelector(elements.fieldLabel)?.textContent;
  const field = { path, name: `Field: ${label?.replace('*', '').trim() || path.split('.').at(-1)}` };
  if (!row) return [field];
  const section = { path: `${list}.${index}`, name: `Section: ${nameOfRow(row)}` };
  return path === section.path ? [section] : [field, section];
}
