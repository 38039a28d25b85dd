import type { Access, FieldAccess, PayloadRequest, Where } from 'payload';
import { languagesOf } from './offered-languages';
import { hasRole } from './roles';

export const anyone: Access = () => true;
export const denyAll: Access = () => false;
export const admins: Access = ({ req }) => hasRole(req, 'admin');
export const editors: Access = ({ req }) => hasRole(req, 'admin', 'editor');
export const reviewers: Access = ({ req }) => hasRole(req, 'admin', 'editor', 'reviewer');
export const writers: Access = ({ req }) => hasRole(req, 'admin', 'editor', 'author');

/** Only writers see the trash, even by query or link. */
const notInTrash = { deletedAt: { exists: false } };

export const writersOrPublished: Access = ({ req }) =>
  hasRole(req, 'admin', 'editor', 'author') ? true : { and: [{ _status: { equals: 'published' } }, notInTrash] };

const offered = async (req: PayloadRequest): Promise<Where[]> => [
  { _status: { equals: 'published' } },
  notInTrash,
  { language: { in: await languagesOf(req) } },
];

export const writersOrOffered: Access = async ({ req }) =>
  hasRole(req, 'admin', 'editor', 'author') ? true : { and: await offered(req) };

/** Pictures are public, except those in the trash. */
export const writersOrNotInTrash: Access = ({ req }) => hasRole(req, 'admin', 'editor', 'author') || notInTrash;

/** In a read's context: also published variants of experiments. Requests cannot set it. */
export const ALL_PAGES = 'allPages';

/** Without variants of experiments, which have no address of their own. */
export const writersOrOfferedPages: Access = async ({ req }) => {
  if (hasRole(req, 'admin', 'editor', 'author')) return true;
  const readable = await offered(req);
  return { and: req.context[ALL_PAGES] ? readable : [...readable, { variantOf: { exists: false } }] };
};

export const editorsOrPublished: Access = ({ req }) =>
  hasRole(req, 'admin', 'editor') ? true : { _status: { equals: 'published' } };

/** Authors save only drafts. The admin evaluates this to show Publish; `draftsOnlyForAuthors` covers the rest. */
export const editorsOrDraftsByAuthors: Access = ({ req, data }) =>
  hasRole(req, 'admin', 'editor') || (hasRole(req, 'author') && data?._status !== 'published');

export const adminsOrSelf: Access = ({ req }) =>
  hasRole(req, 'admin') ? true : req.user ? { id: { equals: req.user.id } } : false;

export const draftExperiments: Access = ({ req }) =>
  hasRole(req, 'admin', 'editor') ? { state: { equals: 'draft' } } : false;

/** Once a release is scheduled, authors cannot change it. */
export const openReleases: Access = ({ req }) => {
  const open = { state: { equals: 'open' } };
  if (hasRole(req, 'admin', 'editor')) return open;
  return hasRole(req, 'author') ? { and: [open, { publishAt: { exists: false } }] } : false;
};

export const adminsOnlyField: FieldAccess = ({ req }) => hasRole(req, 'admin');
export const editorsField: FieldAccess = ({ req }) => hasRole(req, 'admin', 'editor');
export const staffOnlyField: FieldAccess = ({ req }) => Boolean(req.user);

export const denyField: FieldAccess = () => false;
