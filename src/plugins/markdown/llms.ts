import { getGlobal } from '@/data/globals';
import { listSearchable } from '@/data/search';
import { twinOf } from '@/lib/markdown-twin';

const inLine = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\[\]]/g, '\\$&')
    .trim();

/** The public pages in the form of llmstxt.org: name, description, and the twin of each page. */
export async function llmsTxt(siteUrl: string): Promise<string> {
  const [{ name, defaultSeo }, pages] = await Promise.all([getGlobal('site-settings'), listSearchable()]);
  const lines = pages
    .sort((one, other) => one.path.localeCompare(other.path))
    .map(({ title, path }) => `- [${inLine(title)}](${siteUrl}${twinOf(path)})`);
  return [`# ${inLine(name)}`, '', `> ${inLine(defaultSeo.description)}`, '', '## Pages', '', ...lines, ''].join('\n');
}
