import type { Approval, PreviewLink } from '@payload-types';
import type { Endpoint, PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { can } from '@/access/roles';
import { sharePath } from '@/data/preview/share-token';
import { DAY_MS } from '@/lib/day';
import { idOf } from '@/lib/id-of';
import { inTransaction } from '@/payload/transaction';
import { commentedCollections } from '@/plugins/comments/api';
import { audit } from '@/staff/audit/audit';
import { serialise } from '@/staff/editorial/no-silent-overwrite';
import { inPath, json, refuse, staffEndpoint } from '@/staff/endpoint';
import { findAsSite } from '@/staff/find-as-site';
import { newestAsPerson } from '@/staff/newest-of';
import { titleOf } from '@/staff/titles';
import { latestVersion, readVersion } from './version';

const shareDays = [1, 3, 7, 30] as const;
const PURPOSE_LENGTH = 120;

export type ListedLink = {
  id: string;
  path: string;
  purpose: string;
  expiresAt: string;
  by: string;
  mayRevoke: boolean;
};

export type ListedAnswer = Pick<Approval, 'id' | 'name' | 'createdAt'> & {
  /** Is the content unchanged since the guest saw it? */
  isCurrent: boolean;
};

const document = z.object({ collection: z.enum(commentedCollections), id: z.uuid() });
const linkRequest = document.extend({
  purpose: z.string().trim().max(PURPOSE_LENGTH, `Use at most ${PURPOSE_LENGTH} characters.`).default(''),
  days: z.union(shareDays.map((days) => z.literal(days))),
  newId: z.uuid().optional(),
});

const forWriters = { can: 'write', notAllowed: 'Only authors, editors and admins may share drafts.' } as const;

const mayRevoke = (req: PayloadRequest, link: PreviewLink) =>
  can(req, 'publish') || (idOf(link.createdBy) ?? '') === req.user?.id;

type LinkRequest = z.infer<typeof linkRequest>;

async function makeLink(req: PayloadRequest, title: string, { collection, id, purpose, days, newId }: LinkRequest) {
  // Whole seconds, as in the address.
  const expiresAt = new Date(Math.floor((Date.now() + days * DAY_MS) / 1000) * 1000);
  const link = await req.payload.create({
    collection: 'preview-links',
    data: {
      ...(newId && { id: newId }),
      purpose: purpose || null,
      document: { relationTo: collection, value: id } as PreviewLink['document'],
      expiresAt: expiresAt.toISOString(),
      createdBy: req.user?.id,
    },
    depth: 0,
    overrideAccess: true,
    req,
  });
  const until = `Until ${link.expiresAt.slice(0, 10)}${purpose ? `, for: ${purpose}` : ''}`;
  await audit(req, { action: 'share', title, collection, document: id, detail: until });
  return link;
}

/** The link that the same request has made before, if its response was lost. */
async function madeBefore(req: PayloadRequest, { newId, id }: LinkRequest): Promise<PreviewLink | undefined> {
  if (!newId) return undefined;
  await serialise(req, `preview link ${newId}`);
  const link = await findAsSite(req, 'preview-links', newId);
  if (link && (idOf(link.createdBy) !== req.user?.id || idOf(link.document.value) !== id))
    refuse(409, 'Share it again.');
  return link ?? undefined;
}

const share = staffEndpoint({
  ...forWriters,
  method: 'post',
  path: '/share',
  body: linkRequest,
  invalid: 'Choose when the link expires.',
  work: (req, { body }) =>
    inTransaction(req, async () => {
      const found = (await newestAsPerson(req, body)) ?? refuse(404, 'The document no longer exists.');
      const link = (await madeBefore(req, body)) ?? (await makeLink(req, titleOf(found), body));
      return json({ id: link.id, path: sharePath(link.id, new Date(link.expiresAt)), expiresAt: link.expiresAt }, 201);
    }),
});

const listed = (req: PayloadRequest, link: PreviewLink): ListedLink => ({
  id: link.id,
  path: sharePath(link.id, new Date(link.expiresAt)),
  purpose: link.purpose ?? '',
  expiresAt: link.expiresAt,
  by: typeof link.createdBy === 'object' ? (link.createdBy?.name ?? '') : '',
  mayRevoke: mayRevoke(req, link),
});

const MOST_ANSWERS = 50;

const ofDocument = staffEndpoint({
  ...forWriters,
  method: 'get',
  path: '/of/:slug/:document',
  at: inPath.pipe(document),
  work: async (req, { at: { collection, id } }) => {
    const about: Where[] = [{ 'document.value': { equals: id } }, { 'document.relationTo': { equals: collection } }];
    const shared = { overrideAccess: true, pagination: false, sort: '-createdAt' } as const;
    const [links, answers, latest] = await Promise.all([
      req.payload.find({
        collection: 'preview-links',
        where: {
          and: [...about, { revokedAt: { exists: false } }, { expiresAt: { greater_than: new Date().toISOString() } }],
        },
        depth: 1,
        limit: MOST_ANSWERS,
        populate: { users: { name: true } },
        ...shared,
      }),
      req.payload.find({ collection: 'approvals', where: { and: about }, depth: 0, limit: MOST_ANSWERS, ...shared }),
      latestVersion(req.payload, collection, id),
    ]);
    return {
      links: links.docs.map((link) => listed(req, link)),
      answers: answers.docs.map(
        ({ id, name, createdAt, version }): ListedAnswer => ({
          id,
          name,
          createdAt,
          isCurrent: latest !== undefined && readVersion(version)?.digest === latest.digest,
        }),
      ),
    };
  },
});

const GONE = 'The link no longer exists.';

const revoke = staffEndpoint({
  ...forWriters,
  method: 'post',
  path: '/:id/revoke',
  at: z.object({ id: z.uuid() }),
  gone: GONE,
  work: async (req, { at }) => {
    const shared = { collection: 'preview-links', id: at.id, depth: 0, overrideAccess: true, req } as const;
    const link = (await req.payload.findByID({ ...shared, disableErrors: true })) ?? refuse(404, GONE);
    if (!mayRevoke(req, link)) refuse(403, 'Only editors may revoke other people’s links.');
    if (!link.revokedAt) await req.payload.update({ ...shared, data: { revokedAt: new Date().toISOString() } });
    return { id: link.id };
  },
});

/** Under `/api/preview-links`: `POST /share`, `GET /of/:slug/:document` (links, answers), `POST /:id/revoke`. */
export const shareEndpoints: Endpoint[] = [share, ofDocument, revoke];
