import type { useForm } from '@payloadcms/ui';

const QUERY = 'autosave=true&depth=0&draft=true&fallback-locale=null';

/** How Payload's autosave asks for a save of `form`, a path below `/api`. */
export const draftRequest = (api: string, form: string) => ({
  action: `${api}/${form}?${QUERY}`,
  method: form.startsWith('globals/') ? ('POST' as const) : ('PATCH' as const),
});

/** Saves an open form as autosave does. */
export async function saveDraft(
  form: ReturnType<typeof useForm>,
  request: ReturnType<typeof draftRequest>,
): Promise<void> {
  // Without it, the end of the save would mark what was typed meanwhile as saved.
  form.setBackgroundProcessing(true);
  try {
    await form.submit({
      ...request,
      acceptValues: { overrideLocalChanges: false },
      context: { getDocPermissions: false, incrementVersionCount: false },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      overrides: { _status: 'draft' },
      skipValidation: true,
    });
  } finally {
    form.setBackgroundProcessing(false);
  }
}

/** Saves the values of a form that is closing. True if the server has them. */
export async function saveClosing(
  data: Record<string, unknown>,
  { action, method }: ReturnType<typeof draftRequest>,
): Promise<boolean> {
  const body = new FormData();
  const { file: _, ...values } = data;
  body.set('_payload', JSON.stringify({ ...values, _status: 'draft' }));
  try {
    return (await fetch(action, { method, body, credentials: 'same-origin' })).ok;
  } catch {
    return false;
  }
}
