import type { CollectionConfig, Config, Plugin } from 'payload';
import { expect, it } from 'vitest';
import { type Capability, capability } from './capability';
import { bar, withCapabilities } from './with-capabilities';

const core: CollectionConfig[] = [
  {
    slug: 'pages',
    fields: [
      { name: 'title', type: 'text' },
      { name: 'status', type: 'number' },
    ],
    custom: bar({ 10: '/first' }),
  },
  { slug: 'users', fields: [] },
];

/** As Payload runs them: every plugin gets the list of all. */
async function built(...capabilities: Capability[]): Promise<Config> {
  const plugins: Plugin[] = [...capabilities.map(capability), withCapabilities];
  let config = { collections: core, plugins } as Config;
  for (const plugin of plugins) config = await plugin(config);
  return config;
}
const collection = (config: Config, slug: string) => config.collections?.find((one) => one.slug === slug);
const namesIn = (one: CollectionConfig | undefined) => one?.fields.map((field) => 'name' in field && field.name);

it('leaves the core as it is without capabilities', async () => {
  const config = await built();
  expect(config.collections?.map(({ slug }) => slug)).toEqual(['pages', 'users']);
  expect(collection(config, 'pages')?.admin?.components?.edit?.beforeDocumentControls).toEqual(['/first']);
});

it('puts fields before the status, parts of the bar in their order, and collections where they say', async () => {
  const config = await built(
    {
      slug: 'comments',
      collections: [{ slug: 'comments', fields: [] }],
      before: 'users',
      content: [{ fields: [{ name: 'comments', type: 'number' }], bar: [{ order: 50, component: '/comments' }] }],
    },
    { slug: 'checks', content: [{ bar: [{ order: 5, component: '/checks' }], publishButton: '/publish' }] },
    { slug: 'other', content: [{ in: ({ isPage }) => !isPage, fields: [{ name: 'other', type: 'number' }] }] },
  );
  const pages = collection(config, 'pages');
  expect(config.collections?.map(({ slug }) => slug)).toEqual(['pages', 'comments', 'users']);
  expect(namesIn(pages)).toEqual(['title', 'comments', 'status']);
  expect(pages?.admin?.components?.edit).toMatchObject({
    PublishButton: '/publish',
    beforeDocumentControls: ['/checks', '/first', '/comments'],
  });
});

it('lets a capability change a collection of another, whichever comes first', async () => {
  const extend = {
    releases: (one: CollectionConfig) => ({ ...one, labels: { singular: 'Changed', plural: 'Changed' } }),
  };
  const config = await built(
    { slug: 'sharing', extend },
    { slug: 'releases', collections: [{ slug: 'releases', fields: [] }] },
  );
  expect(collection(config, 'releases')?.labels).toMatchObject({ singular: 'Changed' });
});

it('names what a capability requires and does not find', async () => {
  await expect(built({ slug: 'releases', requires: ['sharing'] })).rejects.toThrow(
    'The plugin "releases" requires sharing (src/plugins/index.ts).',
  );
});

it('puts parts of the bar of globals of content in their order', async () => {
  const plugins: Plugin[] = [
    capability({ slug: 'releases', globalContent: [{ bar: [{ order: 5, component: '/release' }] }] }),
    withCapabilities,
  ];
  const globals = [
    { slug: 'footer', fields: [], custom: bar({ 10: '/first' }) },
    { slug: 'rules', fields: [] },
  ];
  let config = { collections: [], globals, plugins } as unknown as Config;
  for (const plugin of plugins) config = await plugin(config);
  const [footer, rules] = config.globals ?? [];
  expect(footer?.admin?.components?.elements?.beforeDocumentControls).toEqual(['/release', '/first']);
  expect(rules).toEqual({ ...globals[1], admin: { group: false } });
});
