import { createElement } from 'react';
import { can } from '@/access/roles';
import { capability } from '@/seams/capability';
import type { DashboardPart, Viewer } from '@/seams/dashboard';
import { pageStatistics } from './collection';
import { isCounting, withSwitch } from './is-counting';
import { readStatistics } from './read-statistics';
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
  dashboard: figures,
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

/** For those who publish. */
async function figures({ payload, user }: Viewer): Promise<DashboardPart> {
  if (!can({ user }, 'publish')) return {};
  const [statistics, isOn] = await Promise.all([readStatistics(payload), isCounting(payload)]);
  const { Figures } = await import('./admin/figures');
  return { main: (parts) => createElement(Figures, { statistics, isOn, parts }) };
}
