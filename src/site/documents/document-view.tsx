import type { Job, LegalPage as LegalText } from '@payload-types';
import { industrySections } from '@/blocks/industry-sections';
import { RenderBlocks } from '@/blocks/render-blocks';
import { Unfinished } from '@/components/ui/unfinished';
import type { Located } from '@/data/documents';
import { reader } from '@/data/payload';
import { getSite } from '@/data/site';
import { missingIn } from '@/data/unfinished';
import type { Gap } from '@/lib/gap-sketch';
import { languageOf } from '@/lib/languages';
import { outsideServices } from '@/lib/outside-services';
import type { Site } from '@/lib/site';
import { IssuePage } from './issue-page';
import { JobPage } from './job-page';
import { jobVoice, positionsPath } from './job-voice';
import { LegalPage } from './legal-page';

async function JobView({ job }: { job: Job }) {
  const language = languageOf(job);
  const [site, list, voice] = await Promise.all([getSite(language), positionsPath(language), jobVoice(job, language)]);
  return (
    <JobPage job={job} site={site} list={list}>
      {voice ? <RenderBlocks blocks={[voice]} language={language} /> : null}
    </JobPage>
  );
}

/** Only the page named as the privacy policy lists the services. */
function servicesOn(legalPage: LegalText, site: Site) {
  const { privacyPage } = site;
  const id = typeof privacyPage === 'object' ? privacyPage?.id : privacyPage;
  return id === legalPage.id ? outsideServices(site.outsideServices, site) : [];
}

async function LegalPageView({ legalPage }: { legalPage: LegalText }) {
  const site = await getSite(languageOf(legalPage));
  return <LegalPage legalPage={legalPage} site={site} services={servicesOn(legalPage, site)} />;
}

/** An incomplete draft shows what it lacks instead. */
export async function DocumentView({ isShared = false, gap, ...found }: Located & { isShared?: boolean; gap?: Gap }) {
  const { payload, isDraft } = await reader();
  const missing =
    isDraft || isShared ? missingIn(payload.collections[found.collection].config.fields, { ...found.document }) : [];
  // Sections of a page report this themselves; name and path of a page are not shown.
  if (missing.length > 0 && found.collection !== 'pages') {
    return <Unfinished name={found.document.title || 'This'} missing={missing} />;
  }
  const language = languageOf(found.document);
  switch (found.collection) {
    case 'pages':
      return <RenderBlocks blocks={found.document.blocks} isShared={isShared} language={language} gap={gap} />;
    case 'industries':
      return <RenderBlocks blocks={industrySections(found.document)} language={language} />;
    case 'jobs':
      return <JobView job={found.document} />;
    case 'newsletter-issues':
      return <IssuePage issue={found.document} />;
    case 'legal-pages':
      return <LegalPageView legalPage={found.document} />;
  }
}
