import type { CollectionConfig, GlobalConfig } from 'payload';
import { designReviews } from './design-reviews';
import { forms } from './forms';
import { approvalRules } from './globals/approval-rules';
import { footer } from './globals/footer';
import { navigation } from './globals/navigation';
import { siteSettings } from './globals/site-settings';
import { staffSecurity } from './globals/staff-security';
import { industries } from './industries';
import { jobs } from './jobs';
import { languages } from './languages';
import { leaders } from './leaders';
import { legalPages } from './legal-pages';
import { media } from './media';
import { newsletterIssues } from './newsletter-issues';
import { pages } from './pages';
import { partnershipPhases } from './partnership-phases';
import { secondFactors } from './second-factors';
import { users } from './users';

/** Of the core; capabilities add theirs (src/plugins). Lists and menus keep this order. */
export const collections: CollectionConfig[] = [
  pages,
  industries,
  jobs,
  leaders,
  newsletterIssues,
  partnershipPhases,
  legalPages,
  languages,
  media,
  forms,
  designReviews,
  users,
  secondFactors,
];

export const globals: GlobalConfig[] = [siteSettings, navigation, footer, approvalRules, staffSecurity];
