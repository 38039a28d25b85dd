export async function askSharing<T extends object>(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<T | { error: string }> {
  try {
    const response = await fetch(`/api/preview-links${path}`, {
      method,
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    const answer = (await response.json().catch(() => ({}))) as T & { error?: string };
    return response.ok ? answer : { error: answer.error ?? 'Something went wrong. Please try again.' };
  } catch {
    return { error: 'The site is not responding. Please try again.' };
  }
}

/** False if the browser denies access. */
export async function copyAddress(path: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
    return true;
  } catch {
    return false;
  }
}
