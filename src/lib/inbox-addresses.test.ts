import { describe, expect, it } from 'vitest';
import { backTo, exportPath, listPath, readFilter } from './inbox-addresses';

describe('a filter in an address', () => {
  it('is read back as it was written', () => {
    const filter = { search: 'a & b=c, "d"', status: 'spam', isMine: true, page: 3 } as const;
    const query = Object.fromEntries(new URL(listPath('messages', filter), 'http://x').searchParams);
    expect(readFilter(query)).toEqual(filter);
  });

  it.each([
    [{ page: '0' }, { page: 1 }],
    [{ page: 'x' }, { page: 1 }],
    [{ status: 'deleted' }, { status: undefined }],
    [{ mine: 'yes' }, { isMine: undefined }],
    [{ q: 'a\u0000b\nc' }, { search: 'a b c' }],
    [{ q: 'x'.repeat(500) }, { search: 'x'.repeat(100) }],
    [{ q: ['one', 'two'] }, { search: 'one' }],
    [{ q: { not: 'text' } }, { search: '' }],
  ])('%j becomes valid', (query, expected) => {
    expect(readFilter(query)).toMatchObject(expected);
  });

  it('is the filter of the export, all pages', () => {
    expect(exportPath('bookings', { search: 'a', status: 'new', isMine: true, page: 4 })).toBe(
      '/api/inbox/bookings/export?q=a&status=new&mine=1',
    );
  });
});

describe('the way back', () => {
  it('keeps the filter and adds the notice', () => {
    expect(backTo('/admin/inbox/messages?q=a&notice=gone', 'deleted')).toBe('/admin/inbox/messages?q=a&notice=deleted');
  });

  it.each([
    'https://evil.example/admin/inbox',
    '//evil.example/admin/inbox',
    '/\\evil.example',
    '/admin/inbox/../../evil',
    '/admin/inboxes',
    'javascript:alert(1)',
    '/admin/logout',
    undefined,
    7,
  ])('of %j is the inbox', (value) => {
    expect(backTo(value)).toMatch(/^\/admin\/inbox(\/messages)?$/);
  });
});
