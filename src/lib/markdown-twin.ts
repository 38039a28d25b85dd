/** The format of a page's Markdown twin. */
export const MARKDOWN = 'text/markdown';

/** Where the Markdown twin of a page is. @param path of the page */
export const twinOf = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);

/** The page of a Markdown twin; undefined for other paths. */
export const pageOfTwin = (path: string): string | undefined =>
  path.endsWith('.md') ? (path === '/index.md' ? '/' : path.slice(0, -3)) : undefined;

const crawlers = [
  ...['GPTBot', 'OAI-SearchBot', 'ChatGPT-User', 'ClaudeBot', 'Claude-SearchBot', 'Claude-User', 'PerplexityBot'],
  ...['Perplexity-User', 'MistralAI-User', 'Googlebot', 'bingbot', 'Applebot', 'Amazonbot', 'DuckAssistBot', 'CCBot'],
  ...['meta-externalagent', 'Bytespider'],
];

/** The prefix under which reads of twins are counted (`page_statistics.variant`), in place of an experiment's id. */
export const CRAWLER = 'crawler';

/** @param agent a User-Agent header */
export const countedReader = (agent = ''): string =>
  `${CRAWLER}/${crawlers.find((name) => agent.toLowerCase().includes(name.toLowerCase())) ?? 'others'}`;
