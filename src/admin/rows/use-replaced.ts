'use client';

import { useDocumentInfo, useForm, useServerFunctions } from '@payloadcms/ui';

/** `value` at `path` of `data`, in a copy of what is on the way there. */
function withValue(data: unknown, [step, ...rest]: string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(data)) return data.with(Number(step), withValue(data[Number(step)], rest, value));
  const values = { ...(data as Record<string, unknown> | undefined) };
  return { ...values, [step]: withValue(values[step], rest, value) };
}

/** Replaces a list of the form, such as `blocks`. False if the server could not build the fields of its rows. */
export function useReplaced(): (path: string, rows: unknown[]) => Promise<boolean> {
  const { getData, getFields, replaceState, setModified } = useForm();
  const { getFormState } = useServerFunctions();
  const { id, collectionSlug, docPermissions, getDocPreferences } = useDocumentInfo();

  return async (path, rows) => {
    if (!collectionSlug) return false;
    const { state } = await getFormState({
      id,
      collectionSlug,
      data: withValue(getData(), path.split('.'), rows) as ReturnType<typeof getData>,
      docPermissions,
      docPreferences: await getDocPreferences(),
      operation: id ? 'update' : 'create',
      renderAllFields: true,
      schemaPath: collectionSlug,
      skipValidation: true,
    });
    if (!state) return false;
    // This list only: other fields may have been edited meanwhile.
    const isOfList = (key: string) => key === path || key.startsWith(`${path}.`);
    const others = Object.entries(getFields()).filter(([key]) => !isOfList(key));
    const own = Object.entries(state).filter(([key]) => isOfList(key));
    replaceState(Object.fromEntries([...others, ...own]));
    setModified(true);
    return true;
  };
}
