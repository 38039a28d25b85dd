/** The site under test; `npm test` starts one and says where. */
export const siteUrl = (process.env.SITE_URL ?? 'http://localhost:3000').replace(/\/$/, '');

/** What one request is answered with, redirects not followed. */
export type Answer = { status: number; body: string; headers: Headers };

/** Asks as a visitor without a browser would: no cookie, no cache, no JavaScript. */
export async function visit(path: string): Promise<Answer> {
  const response = await fetch(siteUrl + path, { redirect: 'manual' });
  return { status: response.status, body: await response.text(), headers: response.headers };
}

/** HTML as its reader sees it: no scripts, no tags, entities resolved, white space as single spaces. */
export function textOf(html: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' };
  return html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<\/?(a|b|em|span|strong|mark|i)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ');
}

/** Typographic quotes count as plain ones (specification, README). */
export const plainQuotes = (text: string) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');

/** The values of an attribute, entities resolved, in order: `attributes(html, 'a', 'href')`. */
export const attributes = (html: string, element: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${element}\\b[^>]*?\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );

/** The structured data of a page, one object per script. */
export const structuredData = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );
