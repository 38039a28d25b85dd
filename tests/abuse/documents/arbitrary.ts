import fc from 'fast-check';
import type { FieldShape, Shape } from '../grammar/inventory.ts';
import type { Pools } from '../grammar/pools.ts';
import { hostileText, hostileValue, objectOf } from '../grammar/values.ts';

type Value = fc.Arbitrary<unknown>;

const words = fc.constantFrom('Sees it early', 'A heading', 'Text of a section.', 'Über uns – “quoted”', '現場の声');
const link = fc.constantFrom(
  '/platform',
  'https://client.example/a',
  'mailto:a@client.example',
  '#main',
  'javascript:alert(1)',
);

const text = (children: unknown[]) => ({ type: 'root', version: 1, format: '', indent: 0, direction: 'ltr', children });
const leaf = fc.tuple(fc.oneof(words, hostileText), fc.nat({ max: 2_047 })).map(([value, format]) => ({
  type: 'text',
  version: 1,
  text: value,
  format,
  mode: 'normal',
  style: '',
  detail: 0,
}));

const richText: Value = fc
  .letrec((tie) => ({
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      { weight: 4, arbitrary: leaf },
      {
        weight: 3,
        arbitrary: fc
          .tuple(
            fc.constantFrom(
              'paragraph',
              'heading',
              'list',
              'listitem',
              'quote',
              'link',
              'autolink',
              'upload',
              'relationship',
              'block',
              'horizontalrule',
              'linebreak',
              'tab',
              'invented',
              '__proto__',
            ),
            fc.array(tie('node'), { maxLength: 3 }),
            fc.constantFrom('h1', 'h2', 'h9', 'ul', 'ol', 'script', ''),
            fc.oneof(link, hostileText),
          )
          .map(([type, children, tag, url]) => ({
            ...{
              type,
              tag,
              children,
              version: 1,
              format: '',
              indent: 0,
              direction: 'ltr',
              listType: 'bullet',
              value: 1,
            },
            fields: { linkType: 'custom', newTab: true, url, doc: null },
          })),
      },
      { weight: 1, arbitrary: hostileValue },
    ),
  }))
  .node.chain((first) => fc.array(fc.constant(first), { maxLength: 2 }))
  .map((children) => ({ root: text(children) }));

const idIn = ({ ids }: Pools, slugs: string[]) => {
  const known = slugs.flatMap((slug) => ids[slug] ?? []);
  return known.length > 0 ? fc.oneof(fc.constantFrom(...known), fc.uuid()) : fc.uuid();
};

function entered(field: FieldShape, pools: Pools, depth: number): Value {
  const { type, options = [], relationTo = [], fields = [], hasMany } = field;
  const several = (one: Value) => (hasMany ? fc.array(one, { maxLength: 3 }) : one);
  switch (type) {
    case 'number':
      return several(fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constantFrom(-1, 0.5, 1e15)));
    case 'checkbox':
      return fc.boolean();
    case 'date':
      return fc.constantFrom(
        '2026-01-01T00:00:00.000Z',
        '2026-12-31',
        '1900-01-01T00:00:00.000Z',
        '9999-12-31T23:59:59Z',
      );
    case 'select':
    case 'radio':
      return several(options.length > 0 ? fc.constantFrom(...options) : words);
    case 'email':
      return fc.nat().map((n) => `person-${n}@client.example`);
    case 'relationship':
    case 'upload': {
      const id = idIn(pools, relationTo);
      return several(
        field.isPolymorphic
          ? fc.tuple(fc.constantFrom(...relationTo), id).map(([to, value]) => ({ relationTo: to, value }))
          : id,
      );
    }
    case 'richText':
      return richText;
    case 'group':
      return documents({ slug: field.name, fields }, pools, depth);
    case 'array':
      return depth > 3
        ? fc.constant([])
        : fc.array(documents({ slug: field.name, fields }, pools, depth + 1), { maxLength: 4 });
    case 'blocks':
      return depth > 1 ? fc.constant([]) : blocks(field.blocks ?? [], pools, depth);
    case 'json':
      return hostileValue;
    default:
      return field.name === 'path'
        ? fc.nat().map((n) => `/abuse-${n}`)
        : field.name === 'slug'
          ? fc.nat().map((n) => `abuse-${n}`)
          : several(words);
  }
}

function blocks(slugs: string[], pools: Pools, depth: number): Value {
  const shapes = pools.inventory.blocks.filter(({ slug }) => slugs.includes(slug));
  const kinds = shapes.map((shape) =>
    documents(shape, pools, depth + 1).map((data) => ({ ...(data as object), blockType: shape.slug })),
  );
  return kinds.length > 0 ? fc.array(fc.oneof(...kinds), { maxLength: 5 }) : fc.constant([]);
}

/** Mostly valid, partly missing, partly hostile. */
export function documents({ fields }: Shape, pools: Pools, depth = 0): Value {
  const entries = fields.map((field) =>
    fc.oneof(
      { weight: field.required ? 30 : 15, arbitrary: entered(field, pools, depth) },
      { weight: 1, arbitrary: hostileValue },
      { weight: field.required ? 1 : 8, arbitrary: fc.constant(undefined) },
    ),
  );
  return fc.tuple(...entries).map((values) => {
    const all = values.map((value, at): [string, unknown] => [fields[at]?.name ?? '', value]);
    return objectOf(all.filter(([, value]) => value !== undefined));
  });
}
