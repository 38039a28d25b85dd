import type { Approval, PreviewLink } from '@payload-types';
import type { Endpoint, PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { hasRole } from '@/access/roles';
import { sharePath } from '@/data/preview/share-token';
import { shareableCollections } from '@/lib/content-collections';
import { audit } from '../audit/audit';
import { titleOf } from '../audit/titles';
import { latestVersion, readVersion } from './version';

const shareDays = [1, 3, 7, 30] as const;
const DAY_MS = 86_400_000;
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

const document = z.object({ collection: z.enum(shareableCollections), id: z.uuid() });
const wish = document.extend({
  purpose: z.string().trim().max(PURPOSE_LENGTH, `Use at most ${PURPOSE_LENGTH} characters.`).default(''),
  days: z.union(shareDays.map((days) => z.literal(days))),
});

const json = (body: object, status = 200) => Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
const refuse = (status: number, error: string) => json({ error }, status);

const refusal = (req: PayloadRequest): Response | undefined =>
  hasRole(req, 'admin', 'editor', 'author')
    ? undefined
    : refuse(403, 'Only authors, editors and admins may share drafts.');

const idOf = (value: string | { id: string } | null | undefined) => (typeof value === 'object' ? value?.id : value);

const mayRevoke = (req: PayloadRequest, link: PreviewLink) =>
  hasRole(req, 'admin', 'editor') || (idOf(link.createdBy) ?? '') === req.user?.id;

const share: Endpoint = {
  path: '/share',
  method: 'post',
  handler: async (req) => {
    const refused = refusal(req);
    if (refused) return refused;
    const parsed = wish.safeParse(await req.json?.().catch(() => null));
    if (!parsed.success) return refuse(400, 'Choose when the link expires.');
    const { collection, id, purpose, days } = parsed.data;
    const found = await req.payload.findByID({
      collection: collection as 'pages',
      id,
      draft: true,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      req,
    });
    if (!found) return refuse(404, 'The document no longer exists.');
    // Whole seconds, as in the address.
    const expiresAt = new Date(Math.floor((Date.now() + days * DAY_MS) / 1000) * 1000);
    const link = await req.payload.create({
      collection: 'preview-links',
      data: {
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
    await audit(req, { action: 'share', title: titleOf(found), collection, document: id, detail: until });
    return json({ id: link.id, path: sharePath(link.id, expiresAt), expiresAt: link.expiresAt }, 201);
  },
};

const listed = (req: PayloadRequest, link: PreviewLink): ListedLink => ({
  id: link.id,
  path: sharePath(link.id, new Date(link.expiresAt)),
  purpose: link.purpose ?? '',
  expiresAt: link.expiresAt,
  by: typeof link.createdBy === 'object' ? (link.createdBy?.name ?? '') : '',
  mayRevoke: mayRevoke(req, link),
});

const MOST_ANSWERS = 50;

const ofDocument: Endpoint = {
  // Not `:collection`, which Payload sets to the endpoint's own collection.
  path: '/of/:slug/:document',
  method: 'get',
  handler: async (req) => {
    const refused = refusal(req);
    if (refused) return refused;
    const parsed = document.safeParse({ collection: req.routeParams?.slug, id: req.routeParams?.document });
    if (!parsed.success) return refuse(404, 'The document does not exist.');
    const { collection, id } = parsed.data;
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
    return json({
      links: links.docs.map((link) => listed(req, link)),
      answers: answers.docs.map(
        ({ id, name, createdAt, version }): ListedAnswer => ({
          id,
          name,
          createdAt,
          isCurrent: latest !== undefined && readVersion(version)?.digest === latest.digest,
        }),
      ),
    });
  },
};

const revoke: Endpoint = {
  path: '/:id/revoke',
  method: 'post',
  handler: async (req) => {
    const refused = refusal(req);
    if (refused) return refused;
    const id = z.uuid().safeParse(req.routeParams?.id);
    const link = id.success
      ? await req.payload.findByID({
          collection: 'preview-links',
          id: id.data,
          depth: 0,
          disableErrors: true,
          overrideAccess: true,
          req,
        })
      : null;
    if (!link) return refuse(404, 'The link no longer exists.');
    if (!mayRevoke(req, link)) return refuse(403, 'Only editors may revoke other people’s links.');
    if (!link.revokedAt) {
      await req.payload.update({
        collection: 'preview-links',
        id: link.id,
        data: { revokedAt: new Date().toISOString() },
        depth: 0,
        overrideAccess: true,
        req,
      });
    }
    return json({ id: link.id });
  },
};

/** Under `/api/preview-links`: `POST /share`, `GET /of/:slug/:document` (links, answers), `POST /:id/revoke`. */
export const shareEndpoints: Endpoint[] = [share, ofDocument, revoke];
