import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { expect, it, vi } from 'vitest';
import { linkedDocuments } from '@/data/linked';
import type { PathCollection } from '@/lib/paths';
import { testPayload } from '../helpers/payload';

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
