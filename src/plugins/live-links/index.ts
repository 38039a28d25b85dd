import { capability } from '@/seams/capability';
import { editLinkEndpoint } from './endpoint';

/**
 * Live links: from a form to its page on the site, and from there back to the form (src/browser/frame.js asks for it,
 * in the browsers of staff). Adds an entry to the menu beside Publish and an endpoint.
 */
export const liveLinksPlugin = capability({
  slug: 'live-links',
  endpoints: [editLinkEndpoint],
  content: [{ bar: [{ order: 20, component: '/plugins/live-links/admin/view-live#ViewLive' }] }],
});
