import type { LegalPage as LegalText } from '@payload-types';
import { getSite } from '@/data/site';
import { languageOf } from '@/lib/languages';
import { outsideServices } from '@/lib/outside-services';
import type { Site } from '@/lib/site';
import { LegalPage } from './legal-page';

/** Only the page named as the privacy policy lists the services. */
function servicesOn(legalPage: LegalText, site: Site) {
  const { privacyPage } = site;
  const id = typeof privacyPage === 'object' ? privacyPage?.id : privacyPage;
  return id === legalPage.id ? outsideServices(site.outsideServices, site) : [];
}

export async function LegalPageView({ legalPage }: { legalPage: LegalText }) {
  const site = await getSite(languageOf(legalPage));
  return <LegalPage legalPage={legalPage} site={site} services={servicesOn(legalPage, site)} />;
}
