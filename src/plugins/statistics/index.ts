import { capability } from '@/seams/capability';
import { pageStatistics } from './collection';
import { withSwitch } from './is-counting';
import { forgetOldCounts } from './stored-counts';

/**
 * Statistics: sums of views and conversions of each page, nothing about visitors (docs/decisions/015-statistics.md).
 * Adds a collection, a switch to the site settings, a mark by which pages report views, and figures to the dashboard.
 * Without it, pages report nothing.
 */
export const statisticsPlugin = capability({
  slug: 'statistics',
  collections: [pageStatistics],
  before: 'design-reviews',
  extendGlobals: { 'site-settings': withSwitch },
  dashboard: '/plugins/statistics/admin/on-dashboard#onDashboard',
  longWork: [({ payload }) => forgetOldCounts(payload)],
  site: {
    // They open Payload, whose configuration contains this.
    countsViews: async () => (await getSettings()).countVisits !== false,
    formSent: async (sent) => {
      (await import('./conversions')).countConversion(sent);
      return undefined;
    },
  },
});

const getSettings = async () => (await import('@/data/globals')).getGlobal('site-settings');
