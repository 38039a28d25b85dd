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

/** By what is made: its id, as long as nobody knows whether the server has it. */
export const unsure = new Map<string, string>();

/**
 * `make` with an id for the new document, which is the same in each attempt until the server has confirmed whether it has
 * it: if only the response was lost, no second document is made, and `find` reads the one that is there.
 */
export async function madeUnderOneId(
  key: string,
  make: (id: string) => Promise<Response>,
  find: (id: string) => Promise<Response>,
): Promise<Response> {
  const known = unsure.get(key);
  const id = known ?? crypto.randomUUID();
  unsure.set(key, id);
  const response = await make(id);
  const found = known !== undefined && !response.ok ? await find(id) : undefined;
  if (found?.ok) {
    unsure.delete(key);
    return Response.json({ doc: await found.json() }, { status: 201 });
  }
  // Busy or restarting, the server may have stored it.
  if (response.status < 500) unsure.delete(key);
  return response;
}
