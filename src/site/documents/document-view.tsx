import { industrySections } from '@/blocks/industry-sections';
import { RenderBlocks } from '@/blocks/render-blocks';
import { Unfinished } from '@/components/ui/unfinished';
import type { Located } from '@/data/documents';
import { reader } from '@/data/payload';
import { missingIn } from '@/data/unfinished';
import { languageOf } from '@/lib/languages';
import { IssuePage } from './issue-page';
import { JobView } from './job-view';
import { LegalPageView } from './legal-page-view';

/** An incomplete draft shows what it lacks instead. */
export async function DocumentView({ isShared = false, ...found }: Located & { isShared?: boolean }) {
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
      return <RenderBlocks blocks={found.document.blocks} isShared={isShared} language={language} />;
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
