const AFTER_MS = 3_000;

/** By what is made. A document that was just made counts until its form has opened. */
const made = new Map<string, Promise<Response>>();

/** What makes a new document the same one; undefined for saves of others. `form`: its path below `/api`. */
export function creationIn(form: string, body: FormData): string | undefined {
  if (form.includes('/')) return undefined;
  const file = body.get('file');
  const fileKey = file instanceof File ? [file.name, file.size, file.lastModified] : [file];
  return JSON.stringify([form, body.get('_payload'), ...fileKey]);
}

/** `make`, unless the same is being made or was just made: Save pressed twice must not make two documents. */
export async function madeOnce(key: string, make: () => Promise<Response>): Promise<Response> {
  const before = made.get(key);
  if (before) return (await before).clone();
  const forget = () => made.delete(key);
  const making = make();
  made.set(key, making);
  // Each press reads a copy of its own.
  const response = await making.catch((error: unknown) => {
    forget();
    throw error;
  });
  if (response.ok) setTimeout(forget, AFTER_MS);
  else forget();
  return response.clone();
}
