import { type Operation, write } from './operation';

const slug = 'staff-security';

/** Written past the hooks: requiring a second factor would end the reviewer's session. */
export const securityOperations: Record<string, Operation> = {
  read: async ({ me }) => (await me.rest('GET', `/globals/${slug}`)).status === 200,
  update: write(
    async ({ payload }) => {
      await payload.updateGlobal({ slug, data: { secondFactorRoles: [] }, depth: 0 });
      await payload.db.updateGlobal({ slug, data: { secondFactorRoles: ['reviewer'] } });
    },
    ({ me }) => me.rest('POST', `/globals/${slug}`, { secondFactorRoles: [] }),
    async ({ payload }) => (await payload.findGlobal({ slug, depth: 0 })).secondFactorRoles?.length === 0,
  ),
};
