import type { CollectionSlug } from 'payload';
import { expect, it } from 'vitest';
import { testPayload } from '../helpers/payload';
import { people, signIn } from '../helpers/staff';

const payload = await testPayload();
const staff = await signIn(payload);

// Migrations have no endpoints, but the admin's server functions read any collection.
it("the site's own records are read by nobody", async () => {
  for (const slug of ['payload-migrations', 'payload-kv', 'second-factors']) {
    for (const who of people) {
      const user = staff[who].id ? await payload.findByID({ collection: 'users', id: staff[who].id }) : undefined;
      const read = payload.find({
        collection: slug as CollectionSlug,
        overrideAccess: false,
        user: user && { ...user, collection: 'users' },
      });
      await expect(read, `${slug} by ${who}`).rejects.toMatchObject({ status: 403 });
    }
  }
});
