import { capability } from '@/seams/capability';
import { checksEndpoint } from './endpoint';
import { stopPublishing } from './stop-publishing';

/**
 * Checks: what is wrong with a draft before it is published (docs/decisions/038-comments-and-checks.md). Errors stop
 * it, warnings ask. Adds a panel in the bar and the button that publishes.
 */
export const checksPlugin = capability({
  slug: 'checks',
  endpoints: [checksEndpoint],
  content: [
    {
      bar: [{ order: 70, component: '/plugins/checks/admin/checks#Checks' }],
      publishButton: '/plugins/checks/admin/publish-button#CheckedPublishButton',
      checkPublish: stopPublishing,
    },
  ],
});
