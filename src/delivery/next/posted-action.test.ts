import { expect, it } from 'vitest';
import { isPostedByOurPages } from './posted-action';

const id = '60'.padEnd(42, 'a');
const reference = JSON.stringify({ id, bound: '$@1' });
const state = '[{"entries":{},"errors":{}}]';

type Value = string | Blob;
const formOf = (fields: [name: string, value: Value][]) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};
const isOurs = (first: Value, second?: Value, ...more: [string, Value][]) =>
  isPostedByOurPages(
    formOf([
      ['$ACTION_REF_1', ''],
      ['$ACTION_1:0', first],
      ...(second === undefined ? [] : ([['$ACTION_1:1', second]] as [string, Value][])),
      ...more,
    ]),
  );

it('forms of our pages are read', () => {
  expect(isOurs(reference, state, ['$ACTION_KEY', 'p/contact#contact'], ['email', '$9'])).toBe(true);
  const second = '[{"entries":{"name":"$$5"},"errors":{"email":"x"},"notice":{"title":"x","link":{"href":"/"}}}]';
  expect(isOurs(reference, second)).toBe(true);
  expect(isOurs(reference, '[{"entries":{},"errors":{},"notice":"$undefined"}]')).toBe(true);
  expect(isPostedByOurPages(formOf([['email', 'ada@client.example']]))).toBe(true);
});

// React returned 500 for most of them, and waited 30 s for the function.
it.each([
  '',
  '{',
  'null',
  '5',
  '[]',
  '{}',
  '[null]',
  '["$9"]',
  '["$1"]',
  '"$@1"',
  '["$B9"]',
  '["$h0"]',
  '["$n12x"]',
  '["$i5"]',
  '["$R5"]',
  '[{"entries":{},"errors":{}},"x"]',
  '[{"entries":{"name":"$h0"},"errors":{}}]',
  '[{"entries":{"__proto__":"$h0"},"errors":{}}]',
  '[{"entries":{"bound":"$h0"},"errors":{}}]',
  '[{"entries":{"name":5},"errors":{}}]',
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
])('a state like %.40s is not', (second) => {
  expect(isOurs(reference, second)).toBe(false);
});

it.each([
  '',
  'null',
  '{}',
  `{"id":"${id}","bound":"$@1","__proto__":"$1"}`,
  '{"id":5,"bound":"$@1"}',
  `{"id":"${id}","bound":null}`,
  `{"id":"${id}","bound":"$@9"}`,
  '{"id":"constructor","bound":"$@1"}',
])('a function like %s is not', (first) => {
  expect(isOurs(first, state)).toBe(false);
});

it('neither are parts that are missing, repeated, files, or of other forms', () => {
  expect(isOurs(reference)).toBe(false);
  expect(isOurs(reference, state, ['$ACTION_1:1', state])).toBe(false);
  expect(isOurs(reference, state, ['$ACTION_1:2', '[]'])).toBe(false);
  expect(isOurs(reference, state, ['$ACTION_REF_2', ''])).toBe(false);
  expect(isOurs(reference, new Blob([state]))).toBe(false);
  expect(isOurs(reference, state, ['$ACTION_KEY', new Blob(['x'])])).toBe(false);
  expect(isOurs(reference, state, ['$ACTION_KEY', 'x'.repeat(2_001)])).toBe(false);
  expect(isPostedByOurPages(formOf([[`$ACTION_ID_${id}`, '']]))).toBe(false);
  expect(isPostedByOurPages(formOf([['$ACTION_REF_1', '']]))).toBe(false);
});
