import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { isForServer } from './request-kinds';

const asks = (url: string) => isForServer({ url } as IncomingMessage);

it.each([
  '/generated/paths.json',
  '/generated/paths.json?x',
  '/%67enerated/paths.json',
  '/generated/paths%2Ejson',
  '/./generated/paths.json',
  '/about/../generated/paths.json',
  '\\generated\\paths.json',
  'http://www.alethia.example/generated/paths.json',
  '/generated',
  '/internal/variant/7d1b0000-0000-4000-8000-000000000002',
  '/internal//%76ariant/7d1b0000-0000-4000-8000-000000000002',
  '/internal/frames',
  '/internal/fr%61mes/WyIvIl0',
])('%s is for the server', (url) => {
  expect(asks(url)).toBe(true);
});

it.each([
  '/',
  '/sitemap.xml',
  '/generated-by-us',
  '/internal/fallback/nothing',
  '/about?to=/generated/paths.json',
  '*',
  '//',
])('%s is none', (url) => {
  expect(asks(url)).toBe(false);
});
