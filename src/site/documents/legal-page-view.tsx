import type { LegalPage as LegalText } from '@payload-types';
import { getGlobal } from '@/data/globals';
import { LegalPage } from './legal-page';

export async function LegalPageView({ legalPage }: { legalPage: LegalText }) {
  return <LegalPage legalPage={legalPage} site={await getGlobal('site-settings')} />;
}
