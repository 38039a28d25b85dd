/** Calls `/api/newsletter-issues` with a path below it. Returns the response, or an error in words for staff. */
export async function askIssue<T extends object>(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<T | { error: string }> {
  try {
    const response = await fetch(`/api/newsletter-issues/${path}`, {
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
