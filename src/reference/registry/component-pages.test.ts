import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from '@/visitors/forms/field';
import { componentPages } from './component-pages';
import { elements } from './index';
import { parts } from './parts';

test('every component of the registry has its page, and every page its elements', () => {
  const shown = componentPages.flatMap((page) => page.elements);
  const known = elements.map(({ id }) => id);
  expect(known).toEqual(expect.arrayContaining(shown));
  const expected = known.filter((id) => /^(?:component|card|metric)\//.test(id) && id !== 'component/card-treatments');
  expect(shown.toSorted()).toEqual(expected.toSorted());
});

test('addresses are unique, and every page says when to use it', () => {
  const ids = componentPages.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, use } of componentPages) expect(use, id).not.toBe('');
});

test('marks are on the specimen; ids within a page are used once', () => {
  for (const { id, anatomy, specimen, states, dos, donts } of parts) {
    for (const { at } of anatomy) expect(at >= 0 && at <= 100, id).toBe(true);
    const all = [specimen, ...[...states, ...dos, ...donts].map(({ markup }) => markup)].join('');
    const used = [...all.matchAll(/ id="([^"]+)"/g)].map(([, one]) => one);
    expect(new Set(used).size, id).toBe(used.length);
  }
});

test('the code of a form field is what forms render', () => {
  const rendered = renderToStaticMarkup(
    createElement(Field, {
      form: 'x',
      name: 'email',
      label: 'Email Address',
      type: 'email',
      hint: 'We write to it once.',
    }),
  );
  const classes = (markup: string) =>
    [...markup.matchAll(/<(\w+)[^>]* class="([^"]+)"/g)].map(([, tag, name]) => `${tag}.${name}`);
  const code = parts.find(({ id }) => id === 'form-field')?.code ?? '';
  expect(classes(code)).toEqual(classes(rendered));
});
