import { capability } from '@/seams/capability';
import { apiKeys } from './collection';
import { mcpEndpoints } from './mcp/endpoint';
import { apiEndpoints } from './v1/endpoints';

/** Other tools: a public API and MCP, with keys that admins make (docs/decisions/045-other-tools.md, docs/api.md). */
export const apiPlugin = capability({
  slug: 'api',
  collections: [apiKeys],
  before: 'users',
  endpoints: [...apiEndpoints, ...mcpEndpoints],
  doors: [
    {
      door: 'settings',
      collection: 'api-keys',
      group: 'Other tools',
      about: 'For programs that read the content, and assistants that write drafts.',
    },
  ],
});
