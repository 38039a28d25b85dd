import { findDocument, findFramed } from '@/data/documents';
import type { Framed } from '@/data/preview/framed';
import { enterFrame, type Unsaved } from '@/data/preview/request';
import { FramedForm } from '../documents/framed-form';
import { FramedPage } from '../documents/site-page';

/** With unsaved values in place of stored ones. The caller must have checked access. */
export async function FramedDocument({ framed, unsaved }: { framed: Framed; unsaved?: Unsaved }) {
  if ('path' in framed) {
    enterFrame({ unsaved });
    return <FramedPage found={await findDocument(framed.path)} path={framed.path} />;
  }
  enterFrame({ main: framed, unsaved });
  if (framed.collection === 'forms') return <FramedForm id={framed.id} />;
  const found = await findFramed(framed.collection, framed.id);
  return <FramedPage found={found} path={found?.document.path || '/'} />;
}
