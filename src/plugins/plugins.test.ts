import fs from 'node:fs';
import path from 'node:path';
import type { Config } from 'payload';
import { describe, expect, it } from 'vitest';
import { offeredActions, offerSectionAction } from '@/admin/on-page/section-offers';
import { capabilitiesOf } from '@/seams/capability';
import { configure } from '../../payload.config';
import { plugins } from '.';

const folder = path.resolve(import.meta.dirname);
let config = { plugins } as Config;
for (const plugin of plugins) config = await plugin(config);
const capabilities = capabilitiesOf(config);

const sources = (name: string) =>
  fs
    .globSync('**/*.{ts,tsx}', { cwd: path.join(folder, name) })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => fs.readFileSync(path.join(folder, name, file), 'utf8'));

const importedBy = (name: string) =>
  new Set(
    sources(name).flatMap((text) => [...text.matchAll(/@\/plugins\/([\w-]+)\//g)].map(([, other]) => other ?? '')),
  );

it('every folder is in the list, under its name', () => {
  const folders = fs.readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(capabilities.map(({ slug }) => slug).toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
});

const ownerOf = new Map(
  capabilities.flatMap(({ slug, collections = [] }) => collections.map((one) => [one.slug, slug] as const)),
);

it.each(capabilities.map((one) => [one.slug, one] as const))('%s names in `requires` what it imports', (slug, one) => {
  const others = [...importedBy(slug)].filter((name) => name !== slug && !one.requires?.includes(name));
  expect(others).toEqual([]);
});

const isRequired = (slug: string) => capabilities.some(({ requires }) => requires?.includes(slug));

/** Everything that names a component of the admin. */
const componentsIn = ({ admin, collections }: Awaited<ReturnType<typeof configure>>) =>
  JSON.stringify(
    [admin.components, collections.map((one) => [one.admin.components, one.fields])],
    (_, value: unknown) =>
      typeof value === 'string' && value.includes('/plugins/') ? value : typeof value === 'string' ? '' : value,
  );

/** What the fields of paths say below them. */
const descriptionsOfPaths = ({ collections }: Awaited<ReturnType<typeof configure>>) =>
  collections.flatMap(({ flattenedFields }) =>
    flattenedFields.flatMap(({ name, admin }) =>
      (name === 'path' || name === 'slug') && admin && 'description' in admin ? [String(admin.description)] : [],
    ),
  );

describe('without', () => {
  it.each(capabilities.filter(({ slug }) => !isRequired(slug)).map((one) => [one.slug, one] as const))(
    '%s the configuration holds',
    async (slug, { collections = [] }) => {
      const config = await configure(plugins.filter((plugin) => plugin.slug !== slug));
      const left = config.collections.map((one) => one.slug);
      expect(left.filter((one) => collections.some((own) => own.slug === one))).toEqual([]);
      expect(componentsIn(config)).not.toContain(`/plugins/${slug}/`);
    },
  );

  it('any capability the configuration holds', async () => {
    const config = await configure([]);
    expect(config.collections.map(({ slug }) => slug).filter((slug) => ownerOf.has(slug))).toEqual([]);
    expect(componentsIn(config)).not.toContain('/plugins/');
  });

  it('redirects no path promises one', async () => {
    const promise = 'the old path redirects here';
    expect(
      descriptionsOfPaths(await configure(plugins)).filter((description) => description.includes(promise)),
    ).toHaveLength(5);
    const taken = ['redirects', 'link-check', 'releases', 'find-replace', 'tables', 'transfer', 'campaigns'];
    const config = await configure(plugins.filter(({ slug }) => !taken.includes(slug ?? '')));
    expect(descriptionsOfPaths(config).filter((description) => description.includes(promise))).toEqual([]);
  });

  it('a capability no action is offered for sections in the page', () => {
    const end = offerSectionAction({ name: 'own', label: 'Own', drawing: 'M0 0', act: () => undefined });
    expect(offeredActions.read()).toEqual([{ name: 'own', label: 'Own', drawing: 'M0 0' }]);
    end();
    expect(offeredActions.read()).toEqual([]);
  });
});
