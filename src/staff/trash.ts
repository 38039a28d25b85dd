import type { PayloadRequest, RequestContext } from 'payload';
import type { ContentCollection } from '@/lib/content-collections';
import { atOnce } from '@/publishing/at-once';
import { serialise } from './editorial/no-silent-overwrite';
import { wordsOf } from './editorial/words-of';
import { findAsSite } from './find-as-site';

type Place = { collection: ContentCollection | 'media'; id: string };

/**
 * Moves a document to the trash, in a change of its own and with the rules of a person. Returns the reason why it stays;
 * undefined also if it is gone already. Requests with the same `turn` wait for each other, because one may be sent twice.
 */
export async function trash(
  req: PayloadRequest,
  { collection, id }: Place,
  turn: string,
  context: RequestContext = {},
): Promise<string | undefined> {
  try {
    await atOnce(req, async () => {
      await serialise(req, turn);
      if (!(await findAsSite(req, collection, id))) return;
      const data = { deletedAt: new Date().toISOString() } as never;
      await req.payload.update({
        ...{ collection: collection as 'pages', id, data },
        ...{ depth: 0, overrideAccess: false, context, req },
      });
    });
  } catch (error) {
    return wordsOf(req, error);
  }
}
