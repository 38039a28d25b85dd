import type { FormField } from 'payload';
import { expect, it } from 'vitest';
import type { Fields } from '@/payload/form-fields';
import { lossBetween } from './events';
import { back, begin, follow, forth, type Timeline } from './timeline';

const field = (value: unknown): FormField => ({ value, initialValue: value, valid: true });
const typed = (value: unknown): FormField => ({ ...field('before'), value, isModified: true });
const rows = (...ids: string[]): FormField => ({ value: ids.length, rows: ids.map((id) => ({ id })) });
const page: Fields = {
  title: field('Home'),
  updatedAt: field('1'),
  blocks: rows('a', 'b'),
  'blocks.0.heading': field('A'),
  'blocks.1.heading': field('B'),
};
const withoutSecond: Fields = {
  title: field('Home'),
  updatedAt: field('1'),
  blocks: rows('a'),
  'blocks.0.heading': field('A'),
};
const value = (timeline: Timeline | undefined, path: string) => timeline?.now[path]?.value;

it('undoes and redoes step by step', () => {
  const named = follow(begin(page), { ...page, title: typed('Home page') }, 0);
  const removed = follow(named, { ...withoutSecond, title: field('Home page') }, 5_000);
  const once = back(removed);
  expect(once?.now.blocks?.rows).toHaveLength(2);
  expect(value(once, 'blocks.1.heading')).toBe('B');
  expect(value(once, 'title')).toBe('Home page');
  const twice = once && back(once);
  expect(value(twice, 'title')).toBe('Home');
  expect(twice && back(twice)).toBeUndefined();
  const again = twice && forth(twice);
  expect(value(again, 'title')).toBe('Home page');
  expect((again && forth(again))?.now.blocks?.rows).toHaveLength(1);
});

it('undoes typing into one field in one step', () => {
  let timeline = begin(page);
  for (const [index, words] of ['H', 'He', 'Hey'].entries()) {
    timeline = follow(timeline, { ...page, title: typed(words) }, index * 100);
  }
  expect(value(back(timeline), 'title')).toBe('Home');
});

it('counts what the server adds to a new section as part of adding it', () => {
  const added = follow(begin(page), { ...page, blocks: rows('a', 'b', 'c'), 'blocks.2.id': field('c') }, 0);
  const filled = { ...added.now, 'blocks.2.heading': field('C'), updatedAt: field('2') };
  const undone = back(follow(added, filled, 300));
  expect(Object.keys(undone?.now ?? {})).not.toContain('blocks.2.heading');
  expect(undone?.now.blocks?.rows).toHaveLength(2);
  expect(value(undone, 'updatedAt')).toBe('2');
});

it('records no step for values that the server rewrites', () => {
  const answered = follow(begin(page), { ...page, title: field('Home.') }, 0);
  expect(value(answered, 'title')).toBe('Home.');
  expect(back(answered)).toBeUndefined();
});

it('marks restored values as typed, so that no late response overwrites them', () => {
  const changed = follow(begin(page), { ...page, title: typed('New') }, 0);
  expect(back(changed)?.now.title).toMatchObject({ value: 'Home', isModified: true });
});

it('gives the rich text editor a new initial value each time', () => {
  const text = (words: string) => ({ root: { children: [{ text: words }] } });
  const body = field(text('Before'));
  const empty: Fields = { body: field(null) };
  const undone = back(follow(begin({ body }), { body: { ...body, value: text('After'), isModified: true } }, 0));
  expect(undone?.now.body?.value).toEqual(text('Before'));
  expect(undone?.now.body?.initialValue).not.toBe(body.initialValue);
  const emptied = back(follow(begin(empty), { body: { ...empty.body, value: text('A'), isModified: true } }, 0));
  expect(emptied?.now.body).toMatchObject({ value: null, initialValue: undefined });
});

it('copies lists, which Payload changes in place', () => {
  const list = rows('a', 'b');
  const timeline = begin({ blocks: list });
  list.rows = [{ id: 'z' }];
  expect(timeline.now.blocks?.rows?.map(({ id }) => id)).toEqual(['a', 'b']);
});

it('treats a headline and its highlighted phrase as one text, not as a paste', () => {
  const hero = { ...page, 'blocks.0.highlight': field('A') };
  const once = { ...hero, 'blocks.0.heading': typed('Ab'), 'blocks.0.highlight': typed('Ab') };
  const twice = { ...once, 'blocks.0.heading': typed('Abc') };
  expect(lossBetween(hero, once)).toBeUndefined();
  const timeline = follow(follow(begin(hero), once, 0), twice, 500);
  expect(value(back(timeline), 'blocks.0.heading')).toBe('A');
  expect(value(back(timeline), 'blocks.0.highlight')).toBe('A');
});
