import fc from 'fast-check';

/** Strings that have broken software before. */
const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\t\r\n',
  '\r\nset-cookie: a=b',
  '../../../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/proc/self/environ',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  'http://127.0.0.1:5432/',
  '//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</script><svg/onload=alert(1)>',
  '<!--',
  ']]>',
  "' OR '1'='1",
  "'; DROP TABLE payload.users; --",
  '\\x27',
  '$1',
  '$$',
  '$&',
  "$'",
  '$`'.repeat(200),
  '`$`'.repeat(700),
  ['$', '{7*7}'].join(''),
  '{{7*7}}',
  '#{7*7}',
  '=HYPERLINK("https://evil.example","x")',
  '@SUM(1+1)*cmd|calc',
  '-1',
  '0',
  '1',
  '1e309',
  '-0',
  'NaN',
  'Infinity',
  '0x10',
  '9007199254740993',
  '99999999999999999999999999',
  '2147483648',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '[]',
  '{}',
  '{"$ne":null}',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '\u202etxt.exe',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '\u2028\u2029',
  'ﷺ'.repeat(300),
  'e\u0301\u0301\u0301'.repeat(200),
  '👩‍👩‍👧‍👦',
  'İıſK',
  'xn--nxasmq6b',
  '0000-00-00',
  '2026-02-31T25:61:61Z',
  '+275760-09-14T00:00:00Z',
  'a@b',
  `${'a'.repeat(320)}@client.example`,
  'a'.repeat(201),
  'a'.repeat(3_000),
  '['.repeat(500),
  '(a+)+$',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!',
  '%',
  '%zz',
  '%c0%ae',
  '%u0041',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
];

export const hostileText = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 2, arbitrary: fc.string({ maxLength: 60, unit: 'binary' }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
);

const hostileNumbers = [0, -0, -1, 1, 0.1, 1e21, -1e21, 2 ** 31, 2 ** 53, 1e308, Number.MIN_VALUE];

export const hostileKeys = ['__proto__', 'constructor', 'prototype', 'toJSON', 'then', 'length', 'id', '_status'];

/** Even `__proto__` is an own key. */
export const objectOf = (entries: [string, unknown][]): Record<string, unknown> => {
  const made: Record<string, unknown> = {};
  for (const [key, value] of entries)
    Object.defineProperty(made, key, { value, enumerable: true, configurable: true, writable: true });
  return made;
};

const nested = (depth: number, isArray: boolean): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = isArray ? [value] : { a: value };
  return value;
};

export const hostileValue: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 6, arbitrary: hostileText },
    { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, false, ...hostileNumbers) },
    { weight: 1, arbitrary: fc.constantFrom<unknown>([], {}, [[]], [null]) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(10, 100, 1_000), fc.boolean()).map(([n, is]) => nested(n, is)) },
    { weight: 2, arbitrary: fc.array(tie('value'), { maxLength: 4 }) },
    {
      weight: 2,
      arbitrary: fc
        .array(fc.tuple(fc.oneof(fc.constantFrom(...hostileKeys), hostileText), tie('value')), { maxLength: 4 })
        .map((entries) => objectOf(entries as [string, unknown][])),
    },
  ),
})).value;

/** Also encodes what JavaScript refuses to: halves of a surrogate pair. */
export const encode = (text: string): string => {
  try {
    return encodeURIComponent(text);
  } catch {
    return [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  }
};
