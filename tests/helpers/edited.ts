import { blocks } from '@/blocks';
import { forms } from '@/collections/forms';
import { footer } from '@/collections/globals/footer';
import { navigation } from '@/collections/globals/navigation';
import { siteSettings } from '@/collections/globals/site-settings';
import { industries } from '@/collections/industries';
import { jobs } from '@/collections/jobs';
import { leaders } from '@/collections/leaders';
import { legalPages } from '@/collections/legal-pages';
import { media } from '@/collections/media';
import { newsletterIssues } from '@/collections/newsletter-issues';
import { pages } from '@/collections/pages';
import { partnershipPhases } from '@/collections/partnership-phases';
import { patterns } from '@/plugins/patterns/collection';
import { redirects } from '@/plugins/redirects/collection';

export const edited = [
  pages,
  industries,
  jobs,
  leaders,
  legalPages,
  newsletterIssues,
  partnershipPhases,
  media,
  patterns,
  forms,
  redirects,
  navigation,
  footer,
  siteSettings,
  ...blocks,
];
