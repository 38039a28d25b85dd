import type { LegalPage as LegalText } from '@payload-types';
import { getGlobal } from '@/data/globals';
import { LegalPage } from './legal-page';

/** A legal text, with the address for questions about it. */
export async function LegalPageView({ legalPage }: { legalPage: LegalText }) {
  return <LegalPage legalPage={legalPage} site={await getGlobal('site-settings')} />;
}
