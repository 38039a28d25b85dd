/** Loaded by every visitor who begins to type. */
const MOST_BYTES = 30 * 1024;
const LONGEST = 120;

/** JSON list of titles for the search field: each once, shortest paths first, up to the size limit. */
export function suggestions(documents: { title: string; path: string }[]): string {
  const depth = ({ path }: { path: string }) => path.split('/').length;
  const sorted = documents.toSorted((a, b) => depth(a) - depth(b) || a.title.localeCompare(b.title, 'en'));
  const kept: string[] = [];
  let bytes = 2;
  for (const title of new Set(sorted.map((document) => document.title.trim()))) {
    const more = Buffer.byteLength(JSON.stringify(title)) + 1;
    if (!title || title.length > LONGEST || bytes + more > MOST_BYTES) continue;
    kept.push(title);
    bytes += more;
  }
  return JSON.stringify(kept);
}
