import type {
  Footer,
  Industry,
  Job,
  Language,
  Leader,
  LegalPage,
  Navigation,
  NewsletterIssue,
  Page,
  PartnershipPhase,
  SiteSetting,
} from '@payload-types';

type Stored = 'id' | 'createdAt' | 'updatedAt' | '_status' | 'path';

export type SeedPage = Omit<Page, Exclude<Stored, 'path'>>;
export type SeedIndustry = Omit<Industry, Stored>;
export type SeedJob = Omit<Job, Stored>;
export type SeedLeader = Omit<Leader, Stored>;
export type SeedIssue = Omit<NewsletterIssue, Stored>;
export type SeedPhase = Omit<PartnershipPhase, Stored>;
export type SeedLegalPage = Omit<LegalPage, Stored>;
export type SeedSettings = Omit<SiteSetting, Stored>;
export type SeedNavigation = Omit<Navigation, Stored>;
export type SeedFooter = Omit<Footer, Stored>;

export type SeedLanguage = Omit<Language, Stored>;

export type SeedBlock = NonNullable<Page['blocks']>[number];
