import type { CollectionConfig, Config, GlobalConfig, PayloadRequest } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { plugins } from '@/plugins';
import { capabilitiesOf } from '@/seams/capability';
import { configure } from '../../payload.config';

type Kept = Pick<CollectionConfig, 'slug' | 'versions'> & {
  access?: CollectionConfig['access'] | GlobalConfig['access'];
};

let stated: Kept[];
beforeAll(async () => {
  const configs: Config[] = [];
  const listen = (config: Config) => {
    configs.push({ ...config, collections: [...(config.collections ?? [])], globals: [...(config.globals ?? [])] });
    return config;
  };
  await configure([...plugins, listen]);
  const own = configs.flatMap((config) => capabilitiesOf(config));
  stated = [
    ...configs.flatMap(({ collections = [], globals = [] }) => [...collections, ...globals]),
    ...own.flatMap(({ collections = [], globals = [] }) => [...collections, ...globals]),
  ];
}, 60_000);

const stranger = { req: { user: null, headers: new Headers() } as unknown as PayloadRequest };

// In Payload 4, what does not say so keeps versions, and shows them to everybody who may read the document.
describe('as Payload 4 demands', () => {
  it('collections and globals say whether they keep versions', () => {
    expect(stated.length).toBeGreaterThan(20);
    expect(stated.filter(({ versions }) => versions === undefined).map(({ slug }) => slug)).toEqual([]);
  });

  it('those that keep versions say who reads them: no stranger', async () => {
    const kept = stated.filter(({ versions }) => versions);
    expect(kept.length).toBeGreaterThan(5);
    const open: string[] = [];
    for (const { slug, access } of kept) {
      const rule = access?.readVersions;
      if (!rule || (await rule(stranger)) !== false) open.push(slug);
    }
    expect(open).toEqual([]);
  });
});
