const PATIENCE_MS = 30_000;

/** Returns the JSON of the response; throws a short description of any other outcome. */
export async function post(url: string, headers: Record<string, string>, body: unknown): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal });
    text = await response.text();
  } catch (error) {
    throw new Error(error instanceof Error && error.name === 'TimeoutError' ? 'no response in time' : 'no connection');
  }
  if (!response.ok) throw new Error(`responds with ${response.status}`);
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`responds with ${response.status} without JSON`);
  }
}
