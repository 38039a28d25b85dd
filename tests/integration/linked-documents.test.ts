import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { beforeAll, expect, it, vi } from 'vitest';
import { linkedDocuments } from '@/data/linked';
import type { PathCollection } from '@/lib/paths';
import { testPayload } from '../helpers/payload';
import { create, section } from '../helpers/samples';
import { signIn } from '../helpers/staff';

it.each(Object.entries(linkedDocuments))(
  'a link to %s reads none of the lists of its document',
  async (slug, select) => {
    const payload = await testPayload();
    const query = vi.spyOn((payload.db as unknown as PostgresAdapter).pool, 'query');
    await payload.find({ collection: slug as PathCollection, select, depth: 0, limit: 1, pagination: false });
    const statements = JSON.stringify(query.mock.calls.map(([statement]) => statement));
    query.mockRestore();
    expect(statements).toContain(`from \\"payload\\".\\"${slug.replace('-', '_')}\\"`);
    expect(statements).not.toContain('lateral');
  },
);

let staff: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  staff = await signIn(await testPayload());
});

const buttons = (...ids: string[]) => ({
  blockType: 'hero',
  layout: 'plain',
  heading: 'Read on',
  links: ids.map((value) => ({
    ...{ label: 'There', kind: 'document', appearance: 'solid' },
    document: { relationTo: 'pages', value },
  })),
  section,
});
it('publishing two links reads as often as publishing one', async () => {
  const payload = await testPayload();
  const targets = [await create(payload, 'pages', 'One'), await create(payload, 'pages', 'Two')].map(({ id }) => id);
  const page = await create(payload, 'pages', 'Linking');
  const readsOf = async (ids: string[]) => {
    const find = vi.spyOn(payload.db, 'find');
    const { status } = await staff.editor.rest('PATCH', `/pages/${page.id}`, {
      blocks: [buttons(...ids)],
      _status: 'published',
    });
    expect(status).toBe(200);
    const reads = find.mock.calls.map(([{ collection }]) => collection).toSorted();
    find.mockRestore();
    return reads;
  };
  expect(await readsOf(targets)).toEqual(await readsOf(targets.slice(0, 1)));
});
