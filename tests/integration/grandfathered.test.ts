import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { starterOf } from '@/blocks/starters';
import { seed } from '@/seed';
import { toNowhere } from '@/seed/write';
import { testPayload } from '../helpers/payload';
import { contentCollections, create } from '../helpers/samples';
import { signIn } from '../helpers/staff';

/** A rule never locks out what is live: content that was published before a rule can be published again. */

let payload: Payload;
let staff: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  payload = await testPayload();
  await seed(payload);
  staff = await signIn(payload);
}, 120_000);

const publish = async (collection: string, id: string, data: object = {}) => {
  const { status, body } = await staff.editor.rest<{ errors?: { message: string; data?: object }[] }>(
    'PATCH',
    `/${collection}/${id}`,
    { ...data, _status: 'published' },
  );
  return { status, errors: body.errors };
};

it('every document of the seed is published again as it is', async () => {
  for (const collection of contentCollections) {
    const where = { _status: { equals: 'published' } };
    const { docs } = await payload.find({ collection, where, depth: 0, limit: 0, pagination: false });
    for (const { id } of docs)
      expect([collection, id, await publish(collection, id)]).toEqual([collection, id, { status: 200 }]);
  }
});

describe('example texts', () => {
  const example = () => ({
    ...starterOf('cta-band'),
    primary: toNowhere('Go'),
    blockType: 'cta-band',
    section: { ground: 'white', spacing: 'standard' },
  });

  it('that visitors read can be published again, with other changes', async () => {
    const { id } = await create(payload, 'pages', 'From before', { data: { blocks: [example()] } });
    const { blocks } = await payload.findByID({ collection: 'pages', id, depth: 0 });
    expect((await publish('pages', id, { title: 'From before, edited', blocks })).errors).toBeUndefined();
  });

  it('are refused in a section that is new on the page, and on a page that was never published', async () => {
    const live = await create(payload, 'pages', 'Another from before', { data: { blocks: [] } });
    const draft = await create(payload, 'pages', 'Never published', { status: 'draft', data: { blocks: [example()] } });
    expect(await publish('pages', live.id, { blocks: [example()] })).toMatchObject({ status: 400 });
    expect(await publish('pages', draft.id)).toMatchObject({ status: 400 });
  });
});
