import { describe, expect, it } from 'vitest';
import { publicQueryFault, withoutUnlimited } from './public-query';

const fields = ['id', 'title', 'path'];
const faultOf = (query: string) => publicQueryFault(new URLSearchParams(query), fields);

describe('without a session', () => {
  it.each([
    '',
    'limit=1&depth=0',
    'limit=100&depth=1&page=3',
    'sort=title',
    'sort=-title,path',
    'where[path][equals]=/about',
    'where[or][0][path][equals]=/about&where[or][1][and][0][title][exists]=true',
    'where[id][in]=1,2',
    'where[id][in][0]=1',
    'where%5Bpath%5D%5Bequals%5D=/about',
    'select[title]=true&select[path]=true',
    'v=2026-11-22',
  ])('is allowed: %s', (query) => expect(faultOf(query)).toBeUndefined());

  it.each([
    'limit=101',
    'limit=1e9',
    'limit=-1',
    'limit=10&limit=0',
    'limit[]=0',
    'depth=2',
    'page=1000000',
    'sort=createdBy',
    'sort=reviewer.hash',
    'sort[0]=title',
    'where[createdBy][exists]=true',
    'where[title.text][exists]=true',
    'where[title][like]=a',
    'where[title][contains]=a',
    'where={"title":{"exists":true}}',
    `where${'[or][0]'.repeat(3)}[title][exists]=true`,
    Array.from({ length: 11 }, (_, index) => `where[or][${index}][title][exists]=true`).join('&'),
    'select[blocks]=true',
    'select[title][deep]=true',
    'populate[pages][title]=true',
    'joins[a][limit]=0',
    'pagination=false',
    'trash=true',
    'draft=true',
    'locale=all',
    'fallback-locale=en',
    'data={}',
  ])('is refused with a sentence: %s', (query) => expect(faultOf(query)).toMatch(/[.]$/));

  it('nothing can be queried in a collection that lists no fields', () => {
    expect(publicQueryFault(new URLSearchParams('where[id][exists]=true'), [])).toMatch(/not available/);
  });

  it('replaces an unlimited query by one page', () => {
    expect(String(withoutUnlimited(new URLSearchParams('limit=0&depth=1')))).toBe('depth=1');
    expect(String(withoutUnlimited(new URLSearchParams('limit=5')))).toBe('limit=5');
  });
});
