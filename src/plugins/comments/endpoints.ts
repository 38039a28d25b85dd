import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { type Person, peopleWhoMay } from '@/staff/editorial/people';
import { inPath, json, refuse, staffEndpoint } from '@/staff/endpoint';
import { anchorRule, COMMENT_LENGTH, spotRule, typedText } from './comment-text';
import { commentedCollections } from './commented';
import { conversationOf } from './stored';
import { type Thread, threadsOf } from './threads';
import { writeOnce } from './write';

export type Conversations = { threads: Thread[]; people: Person[] };

const document = z.object({ collection: z.enum(commentedCollections), id: z.uuid() });
const newComment = document.extend({
  text: typedText(COMMENT_LENGTH).pipe(z.string().min(1)),
  anchor: anchorRule.default(''),
  spot: spotRule.optional(),
  parent: z.uuid().optional(),
  /** Its id, chosen by the sender, so that a comment whose response was lost can be sent again. */
  comment: z.uuid().optional(),
});

/** Those who can be mentioned. */
export const peopleToMention = (req: PayloadRequest): Promise<Person[]> => peopleWhoMay(req, 'write');

const NO_CONVERSATION = 'This conversation no longer exists.';
const TAKEN = 'This comment could not be stored. Copy it, load the page again and write it again.';

async function conversations(req: PayloadRequest, at: z.infer<typeof document>, status = 200): Promise<Response> {
  const threads = await threadsOf(req, at);
  if (!threads) return refuse(404, 'The document no longer exists. It may be in the trash.');
  const found: Conversations = { threads, people: await peopleToMention(req) };
  return json(found, status);
}

const list = staffEndpoint({
  method: 'get',
  path: '/of/:slug/:document',
  can: 'write',
  at: inPath.pipe(document),
  work: (req, { at }) => conversations(req, at),
});

const write = staffEndpoint({
  method: 'post',
  path: '/write',
  can: 'write',
  body: newComment,
  invalid: `Write a comment of at most ${COMMENT_LENGTH} characters.`,
  work: async (req, { body: { text, anchor, spot, parent: parentId, comment, ...at } }) => {
    const parent = parentId ? await conversationOf(req.payload, parentId, at, req) : undefined;
    if (parentId && !parent) return refuse(404, NO_CONVERSATION);
    const author = req.user?.id ?? '';
    const content = { id: comment, text, anchor, spot, parent };
    const written = await writeOnce(req.payload, at, content, { author }, req);
    if (written === 'taken') return refuse(409, TAKEN);
    // Refuses, if the document itself is gone.
    const response = await conversations(req, at, 201);
    return written
      ? response
      : refuse(404, 'This part of the document no longer exists. Save the document and try again.');
  },
});

const settle = (name: 'resolve' | 'reopen'): Endpoint =>
  staffEndpoint({
    method: 'post',
    path: `/:id/${name}`,
    can: 'write',
    at: z.object({ id: z.uuid() }),
    gone: NO_CONVERSATION,
    work: async (req, { at }) => {
      const shared = { collection: 'comments', id: at.id, depth: 0, overrideAccess: true, req } as const;
      const found = await req.payload.findByID({ ...shared, disableErrors: true });
      if (!found || found.parent || !found.document) return refuse(404, NO_CONVERSATION);
      const isResolved = name === 'resolve';
      await req.payload.update({
        ...shared,
        data: {
          resolvedAt: isResolved ? new Date().toISOString() : null,
          resolvedBy: isResolved ? req.user?.id : null,
        },
      });
      const { relationTo, value } = found.document;
      return conversations(req, { collection: relationTo, id: typeof value === 'string' ? value : value.id });
    },
  });

/** Under `/api/comments`: `GET /of/:slug/:document`, `POST /write`, `POST /:id/resolve`, `POST /:id/reopen`. */
export const commentEndpoints: Endpoint[] = [list, write, settle('resolve'), settle('reopen')];
