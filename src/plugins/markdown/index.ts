import { MARKDOWN, twinOf } from '@/lib/markdown-twin';
import { capability } from '@/seams/capability';
import { withTwinsSwitch } from './switch';

/**
 * Markdown: a twin of every public page for machines (`/platform.md`), made by the server from the page that visitors
 * get, and `/llms.txt`, the list of them (docs/decisions/077-markdown-twins.md). Off until the site settings switch it
 * on. Adds the switch, a link in the head of pages, the file, and who reads the twins to the dashboard.
 */
export const markdownPlugin = capability({
  slug: 'markdown',
  requires: ['statistics'],
  extendGlobals: { 'site-settings': withTwinsSwitch },
  site: {
    otherFormats: async (path): Promise<Record<string, string>> =>
      (await areOffered()) ? { [MARKDOWN]: twinOf(path) } : {},
    files: {
      'llms.txt': {
        type: 'text/plain',
        body: async (siteUrl) => ((await areOffered()) ? (await import('./llms')).llmsTxt(siteUrl) : undefined),
      },
    },
  },
  dashboard: '/plugins/markdown/admin/on-dashboard#onDashboard',
});

// It opens Payload, whose configuration contains this.
const areOffered = async () =>
  (await (await import('@/data/globals')).getGlobal('site-settings')).offerMarkdown === true;
