import type { Access, FieldAccess, PayloadRequest, Where } from 'payload';
import { languagesOf } from './offered-languages';
import { can, savesOnlyDrafts } from './roles';

export const anyone: Access = () => true;
export const denyAll: Access = () => false;
export const admins: Access = ({ req }) => can(req, 'manage');
export const editors: Access = ({ req }) => can(req, 'publish');
export const reviewers: Access = ({ req }) => can(req, 'review');
export const writers: Access = ({ req }) => can(req, 'write');

/** Only writers see the trash, even by query or link. */
const notInTrash = { deletedAt: { exists: false } };

export const writersOrPublished: Access = ({ req }) =>
  can(req, 'write') ? true : { and: [{ _status: { equals: 'published' } }, notInTrash] };

const offered = async (req: PayloadRequest): Promise<Where[]> => [
  { _status: { equals: 'published' } },
  notInTrash,
  { language: { in: await languagesOf(req) } },
];

export const writersOrOffered: Access = async ({ req }) => (can(req, 'write') ? true : { and: await offered(req) });

/** Pictures are public, except those in the trash. */
export const writersOrNotInTrash: Access = ({ req }) => can(req, 'write') || notInTrash;

/** In a read's context: also published variants of experiments. Requests cannot set it. */
export const ALL_PAGES = 'allPages';

/** Without variants of experiments, which have no address of their own. */
export const writersOrOfferedPages: Access = async ({ req }) => {
  if (can(req, 'write')) return true;
  const readable = await offered(req);
  return { and: req.context[ALL_PAGES] ? readable : [...readable, { variantOf: { exists: false } }] };
};

export const editorsOrPublished: Access = ({ req }) =>
  can(req, 'publish') ? true : { _status: { equals: 'published' } };

/** Authors save only drafts. The admin evaluates this to show Publish; `draftsOnlyForAuthors` covers the rest. */
export const editorsOrDraftsByAuthors: Access = ({ req, data }) =>
  can(req, 'publish') || (savesOnlyDrafts(req) && data?._status !== 'published');

export const adminsOrSelf: Access = ({ req }) =>
  can(req, 'manage') ? true : req.user ? { id: { equals: req.user.id } } : false;

export const draftExperiments: Access = ({ req }) => (can(req, 'publish') ? { state: { equals: 'draft' } } : false);

/** Once a release is scheduled, authors cannot change it. */
export const openReleases: Access = ({ req }) => {
  const open = { state: { equals: 'open' } };
  if (can(req, 'publish')) return open;
  return savesOnlyDrafts(req) ? { and: [open, { publishAt: { exists: false } }] } : false;
};

export const adminsOnlyField: FieldAccess = ({ req }) => can(req, 'manage');
export const editorsField: FieldAccess = ({ req }) => can(req, 'publish');
export const staffOnlyField: FieldAccess = ({ req }) => Boolean(req.user);

export const denyField: FieldAccess = () => false;
