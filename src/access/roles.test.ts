import type { AccessArgs, PayloadRequest } from 'payload';
import { describe, expect, it } from 'vitest';
import { hasRole, type Role, roles } from './roles';
import { editorsOrDraftsByAuthors, editorsOrPublished, writersOrPublished } from './rules';

const request = (role?: string | null) =>
  ({ user: role === undefined ? null : { id: '1', role } }) as unknown as PayloadRequest;
const args = (role?: string, data?: object) => ({ req: request(role), data }) as AccessArgs;
const published = { _status: { equals: 'published' } };
const publishedAndNotInTrash = { and: [published, { deletedAt: { exists: false } }] };

it('there are four roles, from most to least rights', () => {
  expect(roles.map(({ value }) => value)).toEqual(['admin', 'editor', 'author', 'reviewer']);
});

describe('a role', () => {
  it.each(roles.map(({ value }) => value))('%s is recognised alone', (role) => {
    expect(hasRole(request(role), role)).toBe(true);
    const others = roles.map(({ value }) => value).filter((other): other is Role => other !== role);
    expect(hasRole(request(role), ...others)).toBe(false);
  });

  it('is false without a session, without a role, and with an unknown role', () => {
    const all = roles.map(({ value }) => value);
    for (const role of [undefined, null, '', 'superuser']) expect(hasRole(request(role), ...all)).toBe(false);
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
