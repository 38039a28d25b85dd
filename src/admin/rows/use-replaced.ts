'use client';

import { useDocumentInfo, useForm } from '@payloadcms/ui';
import { useStateOf } from '../together/use-state-of';
import { withTyped } from './with-typed';

/** `value` at `path` of `data`, in a copy of what is on the way there. */
function withValue(data: unknown, [step, ...rest]: string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(data)) return data.with(Number(step), withValue(data[Number(step)], rest, value));
  const values = { ...(data as Record<string, unknown> | undefined) };
  return { ...values, [step]: withValue(values[step], rest, value) };
}

const valueAt = (data: unknown, steps: string[]): unknown =>
  steps.reduce((value, step) => (value as Record<string, unknown> | undefined)?.[step], data);

/** So often the rows may change while the server builds them. */
const MOST_ATTEMPTS = 3;

/**
 * Changes the rows of a list of the form, such as `blocks`, through the server, which builds their fields. What is typed
 * meanwhile stays. False if the server could not build them or was out of reach, or the rows kept changing; never throws.
 *
 * @param change gets the rows as they are, and returns the new ones
 */
export function useReplaced(): (path: string, change: (rows: unknown[]) => unknown[]) => Promise<boolean> {
  const { getData, getFields, replaceState, setModified } = useForm();
  const stateOf = useStateOf();
  const { collectionSlug } = useDocumentInfo();

  const replace = async (path: string, change: (rows: unknown[]) => unknown[]) => {
    if (!collectionSlug) return false;
    const steps = path.split('.');
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const before = getFields();
      const data = getData();
      // An empty list is 0.
      const rows = valueAt(data, steps);
      const changed = withValue(data, steps, change(Array.isArray(rows) ? rows : []));
      const state = await stateOf(changed as ReturnType<typeof getData>);
      if (!state) return false;
      const now = getFields();
      const list = withTyped(path, before, now, state);
      if (!list) continue;
      const others = Object.entries(now).filter(([key]) => key !== path && !key.startsWith(`${path}.`));
      replaceState({ ...Object.fromEntries(others), ...list });
      setModified(true);
      return true;
    }
    return false;
  };
  return (path, change) => replace(path, change).catch(() => false);
}
