import { capability } from '@/seams/capability';
import type { Overlays } from '@/seams/site';
import { releases } from './collection';
import { publishDue } from './due';
import { keepGlobalToRelease, keepToRelease, scheduledReleaseOf } from './guard';
import { releasePlan } from './plan';
import { COOKIE, cookieIn, wantedBy } from './preview-cookie';
import { overdueReleases, upcomingReleases } from './scheduled';
import { sharedRelease } from './shared-view';

const membership = { order: 54, component: '/plugins/releases/admin/membership-panel#MembershipPanel' };

/** Opens Payload, whose configuration contains this. */
const preview = () => import('./preview');

/** The site as an open release makes it: for staff who may preview, and for guests with a link to it. */
const releaseOverlays: Overlays = {
  cookie: { name: COOKIE, wantedBy },
  isRequested: (headers) => cookieIn(headers) !== undefined,
  mayPreview: async (headers) => (await preview()).mayPreviewRelease(headers),
  find: async () => (await preview()).overlayOfRelease(),
};

/**
 * Releases: drafts that are previewed, checked, published and undone together (docs/decisions/039-releases.md). Adds a
 * collection, an entry to the menu beside Publish, a refusal to publish members alone, an overlay of the site and a bar in it.
 */
export const releasesPlugin = capability({
  slug: 'releases',
  requires: ['audit', 'sharing', 'link-check', 'redirects'],
  collections: [releases],
  before: 'design-reviews',
  doors: [{ door: 'plan', collection: 'releases', about: 'Drafts that are published and undone together.' }],
  content: [{ bar: [membership], refuseChange: keepToRelease }],
  globalContent: [{ bar: [membership], refuseChange: keepGlobalToRelease }],
  plannedWork: [publishDue],
  scheduled: { upcoming: upcomingReleases, overdue: overdueReleases, ofDocument: scheduledReleaseOf },
  plan: [releasePlan],
  site: {
    overlays: releaseOverlays,
    sharedView: sharedRelease,
    pageBar: async () => (await import('./site/release-bar')).ReleaseBar(),
  },
});
