import type { CollectionSlug, Payload } from 'payload';
import { onTestFinished } from 'vitest';
import { databaseOf } from '@/payload/transaction';

/** The next save in this collection loses its connection to the database, and only that one. */
export function interruptNextSave(payload: Payload, collection: CollectionSlug): void {
  const { hooks } = payload.collections[collection].config;
  const before = hooks.beforeChange;
  const restore = () => {
    hooks.beforeChange = before;
  };
  hooks.beforeChange = [
    async ({ data, req }) => {
      restore();
      const { rows } = await (await databaseOf(payload, req)).execute('select pg_backend_pid() as pid');
      await (await databaseOf(payload)).execute(`select pg_terminate_backend(${rows[0]?.pid})`);
      return data;
    },
    ...before,
  ];
  onTestFinished(restore);
}
