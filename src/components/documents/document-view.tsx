import { industrySections } from '@/blocks/industry-sections';
import { RenderBlocks } from '@/blocks/render-blocks';
import type { Located } from '@/data/documents';
import { JobView } from './job-view';
import { LegalPageView } from './legal-page-view';

/** A document as visitors see it, by its collection. */
export function DocumentView(found: Located) {
  switch (found.collection) {
    case 'pages':
      return <RenderBlocks blocks={found.document.blocks} />;
    case 'industries':
      return <RenderBlocks blocks={industrySections(found.document)} />;
    case 'jobs':
      return <JobView job={found.document} />;
    case 'legal-pages':
      return <LegalPageView legalPage={found.document} />;
  }
}
