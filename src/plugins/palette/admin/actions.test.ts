import { expect, it } from 'vitest';
import type { Hit } from '../endpoint';
import { actionsFor } from './actions';

const here: Hit = {
  id: 'pages 1',
  kind: 'Page',
  title: 'Platform',
  path: '/platform',
  href: '/admin/collections/pages/1',
  isLive: true,
  excerpt: [],
};
const places = [
  { href: '/admin', label: 'Home', keywords: 'dashboard' },
  { href: '/admin/collections/redirects', label: 'Redirects' },
];
const labels = (text: string, role: 'admin' | 'editor' | 'author' | 'reviewer' = 'admin', at: Hit | null = null) =>
  actionsFor({ text, user: { role }, here: at, places, canSchedule: true }).map(({ label }) => label);

it('finds actions by word prefixes, including hidden keywords', () => {
  expect(labels('new pa')).toEqual(['New page']);
  expect(labels('create job')).toEqual(['New job']);
  expect(labels('ew')).toEqual([]);
});

it('offers only what a role may do', () => {
  expect(labels('invite')).toEqual(['Invite a colleague']);
  expect(labels('invite', 'editor')).toEqual([]);
  expect(labels('new', 'reviewer')).toEqual([]);
  expect(labels('schedule', 'author', here)).toEqual([]);
  expect(actionsFor({ text: 'dashboard', user: null, here: null, places, canSchedule: true })).toEqual([]);
});

it('reaches every place that the person may open', () => {
  expect(labels('go to')).toEqual(['Home', 'Redirects']);
  expect(labels('dashb', 'reviewer')).toEqual(['Home']);
});

it('starts with the open document', () => {
  expect(labels('', 'editor', here).slice(0, 2)).toEqual(['View “Platform” live', 'Schedule “Platform”']);
  expect(labels('live', 'editor', { ...here, isLive: false })).toEqual(['View the site']);
});
