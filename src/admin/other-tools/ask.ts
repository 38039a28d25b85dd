type Refused = { error: string; needs?: 'password' | 'code' };

/** Calls `/api` with a path below it. Returns the response, or an error in words for staff. */
export async function askTools<T extends object>(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<T | Refused> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    const answer = (await response.json().catch(() => ({}))) as T &
      Partial<Refused> & { errors?: { message: string }[] };
    if (response.ok) return answer;
    const error = answer.error ?? answer.errors?.[0]?.message ?? 'Something went wrong. Please try again.';
    return { error, needs: answer.needs };
  } catch {
    return { error: 'The site is not responding. Please try again.' };
  }
}
