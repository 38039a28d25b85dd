import type { LegalPage as LegalText, SiteSetting } from '@payload-types';
import { getSite } from '@/data/site';
import { languageOf } from '@/lib/languages';
import { outsideServices } from '@/lib/outside-services';
import { LegalPage } from './legal-page';

/** The services of the site settings, on the page that they name as the privacy policy. */
function servicesOn(legalPage: LegalText, { privacyPage, outsideServices: stored }: SiteSetting) {
  const id = typeof privacyPage === 'object' ? privacyPage?.id : privacyPage;
  return id === legalPage.id ? outsideServices(stored) : [];
}

export async function LegalPageView({ legalPage }: { legalPage: LegalText }) {
  const site = await getSite(languageOf(legalPage));
  return <LegalPage legalPage={legalPage} site={site} services={servicesOn(legalPage, site)} />;
}
