import fc from 'fast-check';
import { documents } from '../documents/arbitrary.ts';
import type { Pools } from './pools.ts';
import { encode, hostileKeys, hostileText, hostileValue, objectOf } from './values.ts';

/** `bytes` as latin1 text, so that a request can be printed and parsed again. */
export type Body = { type: string | undefined; bytes: string };

const utf8 = (text: string) => Buffer.from(text).toString('latin1');
const asJson = (value: unknown): Body => ({ type: 'application/json', bytes: utf8(JSON.stringify(value) ?? '') });

const email = fc.oneof(
  fc.nat({ max: 500 }).map((n) => `visitor-${n}@client.example`),
  hostileText,
);
const names = [
  ...[
    'name',
    'email',
    'company',
    'phone',
    'message',
    'website',
    'elapsed',
    'from',
    'companyEmail',
    'startsAt',
    'timeZone',
    'frame',
  ],
  ...[
    'password',
    'token',
    'newPassword',
    'currentPassword',
    'code',
    'role',
    'csv',
    'apply',
    'note',
    'days',
    'purpose',
    'collection',
    'id',
  ],
  ...[
    'decision',
    'comment',
    'version',
    'element',
    'state',
    'status',
    'back',
    'format',
    'page',
    'references',
    'pictures',
    'grant_type',
  ],
  ...[
    'refresh_token',
    'data',
    'options',
    'gotrue_meta_security',
    'user_id',
    'display_name',
    'right',
    'url',
    'events',
    'isOn',
    'collectionSlug',
    'fields',
    'previewLimit',
  ],
  ...[
    'autosave',
    'fallbackLocale',
    'doc',
    'value',
    'data',
    'file',
    'query',
    'variables',
    '_payload',
    'visitor',
    'visitor_limit',
    ...hostileKeys,
  ],
];
const slots = fc.integer({ min: 1, max: 20 }).map((days) => {
  const day = new Date(Date.UTC(2026, 10, 22) + days * 86_400_000);
  return new Date(day.setUTCHours(16 + (days % 7))).toISOString();
});

const entries = fc.record(
  {
    name: fc.oneof({ weight: 4, arbitrary: fc.constant('Nora Feld') }, { weight: 1, arbitrary: hostileText }),
    email,
    company: fc.oneof(fc.constant('Feld & Partner'), hostileText),
    phone: fc.oneof(fc.constant('+1 303 555 0100'), hostileText),
    message: fc.oneof(fc.constant('We read forty wind parks once an hour.'), hostileText),
    website: fc.constantFrom('', '', '', 'https://evil.example'),
    elapsed: fc.constantFrom('9000', '1', 'NaN', '-1'),
    startsAt: fc.oneof(slots, hostileText),
    timeZone: fc.oneof(fc.constant('Europe/Berlin'), hostileText),
    from: fc.oneof(fc.constant('/contact'), hostileText),
    password: fc.oneof(fc.constant('a long password for tests'), hostileText),
  },
  { requiredKeys: ['email'] },
);

const csv = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom('/old', '/old/*', 'from', '/a'), hostileText),
      fc.oneof(fc.constantFrom('/platform', 'to', 'https://client.example/'), hostileText),
      fc.constantFrom('301', '302', '410', 'exact', ''),
    ),
    { maxLength: 60 },
  )
  .map((lines) => ({ csv: lines.map((line) => line.join(',')).join('\n'), apply: lines.length % 5 === 0 }));

const words = fc
  .array(fc.tuple(fc.constantFrom(...names), fc.oneof(hostileValue, email)), { maxLength: 8 })
  .map((all) => objectOf(all as [string, unknown][]));

const urlEncoded = fc.oneof(entries, words).map(
  (value): Body => ({
    type: 'application/x-www-form-urlencoded',
    bytes: Object.entries(value)
      .map(
        ([name, text]) => `${encode(name)}=${encode(typeof text === 'string' ? text : (JSON.stringify(text) ?? ''))}`,
      )
      .join('&'),
  }),
);

const BOUNDARY = '----abuse';
const part = ([name, filename, type, content]: [string, string | undefined, string, string]) => {
  const named = `form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}`;
  return `--${BOUNDARY}\r\nContent-Disposition: ${named}\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n${content}\r\n`;
};

export const multipartOf = (fields: [name: string, value: string][]): Body => ({
  type: `multipart/form-data; boundary=${BOUNDARY}`,
  bytes: `${fields.map(([name, value]) => part([name, undefined, '', value])).join('')}--${BOUNDARY}--\r\n`,
});

const multipart = (pictures: Buffer[]) => {
  const contents = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...pictures.map((picture) => picture.toString('latin1'))) },
    { weight: 2, arbitrary: hostileText.map(utf8) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
        '<html><script>1</script>',
        '%PDF-1.4',
        'GIF89a',
      ),
    },
  );
  const file = fc.tuple(
    fc.constantFrom('file', 'file', 'File', 'files[]', '__proto__'),
    fc.oneof(
      fc.constantFrom(
        'a.png',
        'a.svg',
        'a.html',
        '../../a.png',
        '.htaccess',
        'a.png.php',
        'con',
        `${'a'.repeat(300)}.png`,
      ),
      hostileText.map((text) => utf8(text).replace(/["\r\n]/g, '')),
    ),
    fc.constantFrom(
      'image/png',
      'image/svg+xml',
      'text/html',
      'application/x-php',
      '',
      'image/webp',
      'application/json',
    ),
    contents,
  );
  const field = fc
    .tuple(
      fc.constantFrom('_payload', '_payload', ...names, '$ACTION_ID_x', '$ACTION_REF_1', '1_$ACTION', '0'),
      fc.oneof(hostileText, fc.constant('{"alt":"A picture"}'), fc.constant('["$K1"]')),
    )
    .map(([name, text]): [string, undefined, string, string] => [utf8(name), undefined, '', utf8(text)]);
  const parts = fc.array(fc.oneof<fc.Arbitrary<[string, string | undefined, string, string]>[]>(file, field), {
    maxLength: 4,
  });
  return fc.tuple(parts, fc.integer({ min: 0, max: 9 })).map(
    ([all, how]): Body => ({
      type: `multipart/form-data; boundary=${how === 1 ? 'other' : BOUNDARY}`,
      // One in ten is truncated.
      bytes: `${all.map(part).join('')}${how === 0 ? '' : `--${BOUNDARY}--\r\n`}`,
    }),
  );
};

const malformed = fc
  .tuple(
    fc.constantFrom(
      '{',
      '{"a":',
      '[1,',
      '{"a":1}}',
      '"',
      'nul',
      '\xff\xfe{}',
      '{"a":"\\ud800"}',
      '{"a":"\\u0000"}',
      '',
      '[[[[',
      '{"__proto__":{"isAdmin":true}}',
      `{"a":${'9'.repeat(400)}}`,
      `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    ),
    fc.constantFrom(
      'application/json',
      'text/plain',
      undefined,
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/graphql',
      'text/plain;charset=UTF-8',
    ),
  )
  .map(([bytes, type]): Body => ({ type, bytes }));

const large = fc
  .tuple(fc.constantFrom(70_000, 1_100_000, 2_500_000), fc.constantFrom('string', 'array', 'keys'))
  .map(([size, kind]): Body => {
    if (kind === 'string') return asJson({ email: 'x'.repeat(size) });
    if (kind === 'array') return asJson({ where: Array(Math.floor(size / 2)).fill(0) });
    return asJson(Object.fromEntries(Array.from({ length: Math.floor(size / 12) }, (_, n) => [`k${n}`, n])));
  });

export function bodies(pools: Pools, pictures: Buffer[]): fc.Arbitrary<Body> {
  const shapes = [...pools.inventory.collections, ...pools.inventory.globals];
  const document = fc.oneof(...shapes.map((shape) => documents(shape, pools)));
  return fc.oneof(
    { weight: 6, arbitrary: document.map(asJson) },
    { weight: 5, arbitrary: entries.map(asJson) },
    { weight: 4, arbitrary: words.map(asJson) },
    { weight: 2, arbitrary: hostileValue.map(asJson) },
    { weight: 1, arbitrary: csv.map(asJson) },
    { weight: 3, arbitrary: urlEncoded },
    { weight: 3, arbitrary: multipart(pictures) },
    { weight: 3, arbitrary: malformed },
    // Rarely, because each takes as long as many others.
    { weight: 1, arbitrary: fc.tuple(large, fc.nat({ max: 9 })).map(([body, how]) => (how === 0 ? body : asJson({}))) },
  );
}
