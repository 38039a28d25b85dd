import type { Plugin } from 'payload';
import { apiPlugin } from './api';
import { auditPlugin } from './audit';
import { backupsPlugin } from './backups';
import { campaignsPlugin } from './campaigns';
import { checksPlugin } from './checks';
import { commentsPlugin } from './comments';
import { crmPlugin } from './crm';
import { disclosurePlugin } from './disclosure';
import { experimentsPlugin } from './experiments';
import { findReplacePlugin } from './find-replace';
import { healthPlugin } from './health';
import { inboxPlugin } from './inbox';
import { linkCheckPlugin } from './link-check';
import { liveLinksPlugin } from './live-links';
import { markdownPlugin } from './markdown';
import { newsletterPlugin } from './newsletter';
import { notificationsPlugin } from './notifications';
import { pageFilesPlugin } from './page-files';
import { palettePlugin } from './palette';
import { patternsPlugin } from './patterns';
import { planPlugin } from './plan';
import { redirectsPlugin } from './redirects';
import { releasesPlugin } from './releases';
import { sharingPlugin } from './sharing';
import { statisticsPlugin } from './statistics';
import { tablesPlugin } from './tables';
import { tourPlugin } from './tour';
import { transferPlugin } from './transfer';
import { translationsPlugin } from './translations';
import { usagePlugin } from './usage';
import { webhooksPlugin } from './webhooks';
import { writerPlugin } from './writer';

/**
 * Everything that the site can do beyond its core, in the order in which it takes part: a line taken out takes the
 * capability out (CONTRIBUTING.md). A folder's `index.ts` says what it is and which seams it uses.
 */
export const plugins: Plugin[] = [
  liveLinksPlugin,
  patternsPlugin,
  pageFilesPlugin,
  redirectsPlugin,
  inboxPlugin,
  newsletterPlugin,
  translationsPlugin,
  writerPlugin,
  releasesPlugin,
  experimentsPlugin,
  sharingPlugin,
  usagePlugin,
  commentsPlugin,
  checksPlugin,
  linkCheckPlugin,
  statisticsPlugin,
  campaignsPlugin,
  markdownPlugin,
  disclosurePlugin,
  auditPlugin,
  palettePlugin,
  notificationsPlugin,
  webhooksPlugin,
  crmPlugin,
  backupsPlugin,
  apiPlugin,
  transferPlugin,
  tablesPlugin,
  findReplacePlugin,
  planPlugin,
  tourPlugin,
  healthPlugin,
];
