import type { AccessArgs, PayloadRequest } from 'payload';
import { describe, expect, it } from 'vitest';
import { can, type Right, type Role, roles, rolesThatMay, savesOnlyDrafts } from './roles';
import { editorsOrDraftsByAuthors, editorsOrPublished, writersOrPublished } from './rules';

const request = (role?: string | null) =>
  ({ user: role === undefined ? null : { id: '1', role } }) as unknown as PayloadRequest;
const args = (role?: string, data?: object) => ({ req: request(role), data }) as AccessArgs;
const published = { _status: { equals: 'published' } };
const publishedAndNotInTrash = { and: [published, { deletedAt: { exists: false } }] };

const expected: [Role, Right[]][] = [
  ['admin', ['manage', 'publish', 'write', 'review']],
  ['editor', ['publish', 'write', 'review']],
  ['author', ['write']],
  ['reviewer', ['review']],
];
const rights: Right[] = ['manage', 'publish', 'write', 'review'];

it('roles are listed from most to least rights', () => {
  expect(roles.map(({ value }) => value)).toEqual(expected.map(([role]) => role));
});

describe('a right', () => {
  it.each(expected)('of the role %s', (role, may) => {
    expect(rights.filter((right) => can(request(role), right))).toEqual(may);
    expect(savesOnlyDrafts(request(role))).toBe(may.includes('write') && !may.includes('publish'));
  });

  it('is nobody’s without a session, without a role, and with an unknown role', () => {
    for (const role of [undefined, null, '', 'superuser', 'constructor'])
      expect(rights.filter((right) => can(request(role), right))).toEqual([]);
  });

  it('names its roles for queries', () => {
    expect(rolesThatMay('publish')).toEqual(['admin', 'editor']);
  });
});

describe('rules', () => {
  it('show drafts to writers and published documents to everyone', () => {
    expect(writersOrPublished(args('author'))).toBe(true);
    expect(writersOrPublished(args('reviewer'))).toEqual(publishedAndNotInTrash);
    expect(writersOrPublished(args())).toEqual(publishedAndNotInTrash);
  });

  it('show drafts of globals to editors only', () => {
    expect(editorsOrPublished(args('editor'))).toBe(true);
    expect(editorsOrPublished(args('author'))).toEqual(published);
  });

  it('hide the publish button from authors, who may save', () => {
    expect(editorsOrDraftsByAuthors(args('author', { _status: 'draft' }))).toBe(true);
    expect(editorsOrDraftsByAuthors(args('author'))).toBe(true);
    expect(editorsOrDraftsByAuthors(args('author', { _status: 'published' }))).toBe(false);
    expect(editorsOrDraftsByAuthors(args('editor', { _status: 'published' }))).toBe(true);
    expect(editorsOrDraftsByAuthors(args('reviewer'))).toBe(false);
  });
});
