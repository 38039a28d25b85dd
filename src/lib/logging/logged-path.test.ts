import { expect, it } from 'vitest';
import { loggedPath } from './logged-path';

it.each([
  ['/about/careers', '/about/careers'],
  ['/api/pages/5f4dcc3b5aa765d61d8327de', '/api/pages/…'],
  ['/calendar/1', '/calendar/…'],
  ['/share/abc', '/share/…'],
  ['/admin/reset/eyJh.eyJp.c2ln', '/admin/reset/…'],
  ['/people/ada@client.example', '/people/…'],
  ['/a\u001b[31m', '/a?[31m'],
])('logs the path %s as %s', (path, shown) => expect(loggedPath(path)).toBe(shown));
