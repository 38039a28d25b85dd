const PATIENCE_MS = 20_000;

/** `sent` and `read`: of `performance.now()`. */
export type Reload = { sent: number; read: number; isNew: boolean };

/**
 * Reloads a page as browsers do, with the ETag, until it contains a text: measuring must not load the machine that it
 * measures. @returns all responses, the new one last
 */
export async function reloadUntil(url: string, text: string, everyMs: number): Promise<Reload[]> {
  const responses: Reload[] = [];
  const begin = performance.now();
  let etag = '';
  while (performance.now() - begin < PATIENCE_MS) {
    const sent = performance.now();
    const response = await fetch(url, { headers: { 'if-none-match': etag } });
    etag = response.headers.get('etag') ?? etag;
    const isNew = (await response.text()).includes(text);
    responses.push({ sent, read: performance.now(), isNew });
    if (isNew) return responses;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  throw new Error(`After ${PATIENCE_MS / 1000} s ${url} does not contain "${text}".`);
}
