import { describe, expect, it } from 'vitest';
import { makeToken, readToken } from '@/data/preview/share-token';
import { problems, readResponse } from './answer';
import { digestOf, readVersion, writeVersion } from './version';

const id = '0b2f6e0a-7d0c-4a3e-9d57-0a1b2c3d4e5f';
const other = '1b2f6e0a-7d0c-4a3e-9d57-0a1b2c3d4e5f';
const until = new Date('2026-12-01T10:00:00.000Z');
const before = new Date('2026-11-30T10:00:00.000Z');

describe('the address of a link', () => {
  const token = makeToken(id, until);

  it('contains row and expiry, and is valid until then', () => {
    expect(readToken(token, before)).toEqual({ state: 'signed', id, expiresAt: until });
    expect(readToken(token, until)).toEqual({ state: 'expired' });
    expect(token).toMatch(/^[\w.-]+$/);
  });

  it('cannot be changed, neither row, time nor signature', () => {
    const [row = '', time = '', signature = ''] = token.split('.');
    const later = makeToken(id, new Date(until.getTime() + 1000)).split('.')[1];
    const changed = [
      [other.replaceAll('-', ''), time, signature],
      [row, later, signature],
      [row, time, `${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`],
      [row, time, signature.slice(0, -1)],
      [row, time, `${signature}A`],
      [row, time],
      [row, '0', signature],
      [makeToken(other, until).split('.')[0], time, signature],
    ].map((parts) => parts.join('.'));
    for (const forged of changed) expect(readToken(forged, before), forged).toEqual({ state: 'forged' });
  });

  it.each(['', '.', '..', 'over', '../../admin', `${'a'.repeat(5000)}`, '%00', `${id}.1.x`])('is not %j', (text) => {
    expect(readToken(text, before)).toEqual({ state: 'forged' });
  });
});

describe('the version that was seen', () => {
  it('has the same digest regardless of editor, field order and status', () => {
    const draft = {
      title: 'A',
      _status: 'draft',
      updatedAt: '1',
      blocks: [{ a: 1, b: null }],
      editorial: { note: 'x' },
    };
    const published = { blocks: [{ a: 1 }], title: 'A', _status: 'published', updatedAt: '2', lastEditor: 'me' };
    expect(digestOf(draft)).toBe(digestOf(published));
    expect(digestOf({ ...draft, title: 'B' })).not.toBe(digestOf(draft));
    expect(digestOf({ ...draft, blocks: [{ a: 2 }] })).not.toBe(digestOf(draft));
  });

  it('survives a round trip; malformed text is rejected', () => {
    const seen = { id, digest: digestOf({ title: 'A' }) };
    expect(readVersion(writeVersion(seen))).toEqual(seen);
    for (const text of ['', id, `${id}.`, `.${seen.digest}`, null, 1]) expect(readVersion(text)).toBeUndefined();
  });
});

describe('an answer', () => {
  const version = `${id}.${'a'.repeat(22)}`;
  const form = { name: ' Ada ', comment: '', decision: 'approved', version };

  it('is an approval with or without a comment', () => {
    expect(readResponse(form)).toMatchObject({ name: 'Ada', comment: '', decision: 'approved' });
    expect(readResponse({ ...form, comment: 'a\r\nb' })).toMatchObject({ comment: 'a\nb' });
    expect(readResponse({ ...form, name: 'A\0da', comment: '\0' })).toMatchObject({ name: 'Ada', comment: '' });
  });

  it('needs a name, and text if it is a comment, within their limits', () => {
    const long = (length: number) => 'x'.repeat(length);
    expect(readResponse({ ...form, name: long(80), comment: long(2000) })).toMatchObject({ decision: 'approved' });
    expect(readResponse({ ...form, name: long(81) })).toBe('name');
    expect(readResponse({ ...form, name: '  ' })).toBe('name');
    expect(readResponse({ ...form, comment: long(2001) })).toBe('comment');
    expect(readResponse({ ...form, decision: 'commented', comment: ' ' })).toBe('comment');
    expect(readResponse({ ...form, decision: 'published' })).toBe('invalid');
    expect(readResponse({ ...form, version: 'mine' })).toBe('invalid');
    expect(readResponse({})).toBe('name');
    expect(Object.keys(problems)).toEqual(['name', 'comment', 'invalid', 'open', 'gone', 'often']);
  });
});
