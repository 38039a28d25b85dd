import config from '@payload-config';
import { createLocalReq, type Endpoint, type PayloadRequest } from 'payload';
import { expect, it } from 'vitest';
import { testPayload } from '../../helpers/payload';
import { people, signIn } from '../../helpers/staff';
import { endpointRules } from './endpoint-table';

type Gate = (req: PayloadRequest) => boolean;

const { endpoints, collections, globals } = await config;

const below = (path: string, own: Endpoint[] | false | undefined) =>
  (own || []).map((one) => ({ ...one, address: path + one.path }));

const gates = new Map(
  [
    ...below('', endpoints),
    ...collections.flatMap((one) => below(`/${one.slug}`, one.endpoints)),
    ...globals.flatMap((one) => below(`/globals/${one.slug}`, one.endpoints)),
  ].flatMap(({ method, address, custom }): [string, Gate][] =>
    custom?.isAllowed ? [[`${method.toUpperCase()} ${address}`, custom.isAllowed]] : [],
  ),
);

const inPath: Record<string, string> = { collection: 'pages', slug: 'pages', list: 'messages' };
const sampleOf = (name: string) => inPath[name] ?? '00000000-0000-4000-8000-000000000000';
const names = (address: string) => [...address.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

const payload = await testPayload();
const staff = await signIn(payload);

it('has a row for every endpoint of staff', () => {
  expect([...gates.keys()].toSorted()).toEqual(Object.keys(endpointRules).toSorted());
});

it.each(Object.entries(endpointRules))('%s: %s', async (address, rule) => {
  const [method = '', path = ''] = address.split(' ');
  const routeParams = Object.fromEntries(names(path).map((name) => [name, sampleOf(name)]));
  const cells: string[] = [];
  for (const who of people) {
    const { id } = staff[who];
    const user = id ? await payload.findByID({ collection: 'users', id, overrideAccess: true }) : undefined;
    const req = await createLocalReq({ user: user && { ...user, collection: 'users' } }, payload);
    const isAllowed = gates.get(address)?.({ ...req, routeParams });
    cells.push(isAllowed ? 'yes' : 'no');
    if (isAllowed) continue;
    const there = path.replace(/:(\w+)/g, (_, name) => sampleOf(name));
    const response = await staff[who].rest(method, there, method === 'POST' ? {} : undefined);
    expect(response.status, who).toBe(403);
  }
  expect(cells.join(' ')).toBe(rule);
});
