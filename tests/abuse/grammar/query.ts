import fc from 'fast-check';
import type { FieldShape } from './inventory.ts';
import type { Pools } from './pools.ts';
import { encode, hostileKeys, hostileText } from './values.ts';

type Pair = [name: string, value: string];

const operators = [
  ...['equals', 'not_equals', 'in', 'not_in', 'all', 'exists', 'contains', 'like', 'not_like', 'near', 'within'],
  ...['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal', 'intersects', 'regex', '$where', ''],
];

/** Fields that callers may not query by, and some that do not exist. */
const secretFields = [
  ...['hash', 'salt', 'password', 'sessions.id', 'resetPasswordToken', 'loginAttempts', 'lockUntil', 'apiKey'],
  ...['createdBy.hash', 'reviewer.hash', 'reviewer.email', 'user.value.salt', 'version.title', '_status', 'deletedAt'],
];

/** `hero.heading`, `meta.canonical`. */
const fieldPaths = (fields: FieldShape[], before = ''): string[] =>
  fields.flatMap((field) => [
    before + field.name,
    ...(field.type === 'group' || field.type === 'array'
      ? fieldPaths(field.fields ?? [], `${before}${field.name}.`)
      : []),
  ]);

const integers = fc.constantFrom(
  '0',
  '1',
  '2',
  '3',
  '10',
  '100',
  '101',
  '1000',
  '1000000',
  '-1',
  '1.5',
  '1e3',
  'NaN',
  '99999999999999999999',
  ' 5',
  '',
);
const flag = fc.constantFrom('true', 'false', '1', '', 'yes', 'null');

export function queries(pools: Pools): fc.Arbitrary<string> {
  const { collections, globals } = pools.inventory;
  const allFields = [...new Set([...collections, ...globals].flatMap(({ fields }) => fieldPaths(fields)))];
  const field = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...allFields) },
    { weight: 2, arbitrary: fc.constantFrom(...secretFields) },
    { weight: 1, arbitrary: fc.constantFrom(...hostileKeys) },
    { weight: 1, arbitrary: hostileText },
  );
  const value = fc.oneof(
    hostileText,
    fc.constantFrom(...Object.values(pools.ids).flat().slice(0, 40), 'published', 'draft', 'true', 'a', '%'),
  );
  const condition = fc
    .tuple(
      fc.array(fc.constantFrom('[and][0]', '[or][0]', '[or][1]', '[and][100]', '[and][__proto__]'), { maxLength: 6 }),
      field,
      fc.constantFrom(...operators),
      value,
    )
    .map(([groups, name, operator, text]): Pair => [`where${groups.join('')}[${name}][${operator}]`, text]);
  const deep = fc
    .tuple(fc.constantFrom('where', 'select', 'populate', 'joins'), fc.constantFrom(5, 30, 200))
    .map(([name, depth]): Pair => [`${name}${'[and][0]'.repeat(depth)}[id][equals]`, '1']);
  const pair = (name: string, values: fc.Arbitrary<string>) => values.map((text): Pair => [name, text]);
  const slug = fc.constantFrom(...collections.map(({ slug }) => slug));
  const parameter: fc.Arbitrary<Pair> = fc.oneof(
    { weight: 6, arbitrary: condition },
    { weight: 1, arbitrary: deep },
    { weight: 3, arbitrary: pair('limit', integers) },
    { weight: 3, arbitrary: pair('depth', integers) },
    { weight: 2, arbitrary: pair('page', integers) },
    {
      weight: 3,
      arbitrary: fc.tuple(field, fc.boolean()).map(([name, down]): Pair => ['sort', down ? `-${name}` : name]),
    },
    {
      weight: 3,
      arbitrary: fc
        .constantFrom(
          'draft',
          'trash',
          'pagination',
          'overrideLock',
          'force',
          'autosave',
          'publishSpecificLocale',
          'duplicateFromID',
          'allLocales',
          'files',
        )
        .chain((name) => pair(name, flag)),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('locale', 'fallback-locale'), hostileText)
        .map(([name, text]): Pair => [name, text]),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom('select', 'populate'), slug, field)
        .map(([name, of, on]): Pair => [`${name}[${of}][${on}]`, 'true']),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom(
            '_rsc',
            '__nextLocale',
            'nxtPpath',
            'nextInternalLocale',
            'path',
            'exit',
            'response',
            'problem',
            'frame',
            'from',
            'redirect',
            'next',
            'url',
            'w',
            'q',
            'grant_type',
            'select',
            'order',
            'or',
            'offset',
            'kind',
          ),
          hostileText,
        )
        .map(([name, text]): Pair => [name, text]),
    },
    { weight: 1, arbitrary: fc.tuple(hostileText, hostileText) },
    {
      weight: 1,
      arbitrary: fc.tuple(
        fc.constantFrom(
          'a[]',
          'a[0]',
          'a[1000000]',
          'a[b][c]',
          '[]',
          '[a',
          'limit[]',
          'where[]',
          'sort[0]',
          'where',
          'select',
        ),
        hostileText,
      ),
    },
  );
  const written = ([name, text]: Pair) => `${name.replace(/[^\w.[\]-]/gu, (c) => encode(c))}=${encode(text)}`;
  const wellFormed = fc.array(parameter, { minLength: 1, maxLength: 5 }).map((all) => all.map(written).join('&'));
  const repeated = fc
    .tuple(parameter, fc.constantFrom(20, 300))
    .map(([one, times]) => Array(times).fill(written(one)).join('&').slice(0, 12_000));
  const raw = hostileText.map((text) => text.replace(/[^\x21-\x7e]|#/g, '%'));
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant('') },
    { weight: 8, arbitrary: wellFormed },
    { weight: 1, arbitrary: repeated },
    { weight: 1, arbitrary: raw },
  );
}
