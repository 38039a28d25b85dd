'use client';

import { useEffect, useState } from 'react';
import { openPanel } from '@/admin/panel/side-panel';
import type { Suggestions } from '../suggest/suggest';
import { panelOf } from './translation-panel';

type Kept = { outcome?: Suggestions };

const keyOf = (id: string) => `suggested-${id}`;

/** Loads the page again, because the form has the earlier texts, and keeps what came of the suggestions. */
export function reloadWith(id: string, outcome?: Suggestions): void {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify({ outcome } satisfies Kept));
  } catch {
    // Without storage the texts are there all the same.
  }
  window.location.reload();
}

function taken(id: string): Kept | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf(id));
    sessionStorage.removeItem(keyOf(id));
    return kept ? (JSON.parse(kept) as Kept) : undefined;
  } catch {
    return undefined;
  }
}

/** What came of the suggestions, after which the page was loaded again. Opens the panel that shows them. */
export function useOutcome(id: string): Suggestions | undefined {
  const [outcome, setOutcome] = useState<Suggestions>();
  useEffect(() => {
    const kept = taken(id);
    if (!kept) return;
    setOutcome(kept.outcome);
    openPanel(panelOf(id));
  }, [id]);
  return outcome;
}
