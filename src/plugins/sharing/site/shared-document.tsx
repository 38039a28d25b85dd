import type { Form, Leader, PartnershipPhase } from '@payload-types';
import { RenderBlock } from '@/blocks/render-block';
import type { Located } from '@/data/documents';
import { getSite } from '@/data/site';
import type { ContentCollection } from '@/lib/content-collections';
import { isPathCollection } from '@/lib/paths';
import { DocumentView } from '@/site/documents/document-view';
import { FormAlone } from '@/site/documents/form-alone';

const section = { ground: 'white', spacing: 'standard' } as const;

/** Documents without a page, in the block that shows them. Incomplete parts stay empty. */
async function Alone({ collection, document }: { collection: ContentCollection; document: object }) {
  const site = await getSite();
  switch (collection) {
    case 'leaders': {
      const leader = { name: '', ...document } as Leader;
      return <RenderBlock block={{ blockType: 'leaders', layout: 'rows', section }} site={site} data={[leader]} />;
    }
    case 'partnership-phases': {
      const phase = document as PartnershipPhase;
      return (
        <RenderBlock
          block={{
            blockType: 'deployment-phases',
            layout: 'ledger',
            source: 'own',
            heading: 'Partnership phase',
            section,
          }}
          site={site}
          data={[{ ...phase, duration: phase.duration ?? '' }]}
        />
      );
    }
    case 'forms':
      return <FormAlone form={document as Form} />;
    default:
      return null;
  }
}

export function SharedDocument({ collection, document }: { collection: ContentCollection; document: object }) {
  if (!isPathCollection(collection)) return <Alone collection={collection} document={document} />;
  return <DocumentView {...({ collection, document } as Located)} isShared />;
}
