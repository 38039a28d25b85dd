import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';

type Adapter = DatabaseAdapterObj<PostgresAdapter>;
type Dated = { updatedAt?: unknown };
type Row = Dated & { id?: unknown; parent?: unknown };

/** Dates that Payload gives a save are of this moment; a restored version has an older one. */
const MOMENT_MS = 60_000;
/** Documents of which a date is kept. */
const MOST = 10_000;

const timeOf = ({ updatedAt }: Dated) => (typeof updatedAt === 'string' ? Date.parse(updatedAt) : Number.NaN);
const keyOf = (...parts: unknown[]) => parts.join(' ');

/**
 * A database adapter by which a later save of a document has a later date, though the clock was set back, or that of
 * another process is ahead. Payload takes the latest date for the newest version: it would show and publish the older one,
 * and let a form that is older overwrite.
 */
export const laterSaves = (database: Adapter): Adapter => ({
  ...database,
  init: (options) => {
    const adapter = database.init(options);
    const { find, findGlobal, findGlobalVersions, findOne, findVersions } = adapter;
    const { createGlobalVersion, createVersion, updateGlobal, updateGlobalVersion, updateOne, updateVersion } = adapter;
    /** Dates of documents that are ahead of the clock, by document: usually none. A save reads its document first. */
    const ahead = new Map<string, number>();

    function note(key: string, time: number): void {
      if (!(time > Math.max(Date.now(), ahead.get(key) ?? 0))) return;
      ahead.set(key, time);
      const [first] = ahead.keys();
      if (ahead.size > MOST && first !== undefined) ahead.delete(first);
    }
    function noted<T extends object | null>(found: T, ...key: unknown[]): T {
      if (found) note(keyOf(...key), timeOf(found));
      return found;
    }
    function later<T extends Dated>(data: T, ...parts: unknown[]): T {
      const key = keyOf(...parts);
      const last = ahead.get(key);
      if (last === undefined) return data;
      const time = timeOf(data);
      if (!(Math.abs(Date.now() - time) < MOMENT_MS)) return data;
      if (time > last) {
        ahead.delete(key);
        return data;
      }
      ahead.set(key, last + 1);
      return { ...data, updatedAt: new Date(last + 1).toISOString() };
    }

    return Object.assign(adapter, {
      find: async (args) => {
        const found = await find.call(adapter, args);
        for (const doc of found.docs as Row[]) noted(doc, args.collection, doc.id);
        return found;
      },
      findOne: async (args) => {
        const found = (await findOne.call(adapter, args)) as Row | null;
        return noted(found, args.collection, found?.id);
      },
      findVersions: async (args) => {
        const found = await findVersions.call(adapter, args);
        for (const row of found.docs as Row[]) noted(row, args.collection, row.parent);
        return found;
      },
      findGlobal: async (args) => noted((await findGlobal.call(adapter, args)) as Row, args.slug),
      findGlobalVersions: async (args) => {
        const found = await findGlobalVersions.call(adapter, args);
        for (const row of found.docs as Row[]) noted(row, args.global);
        return found;
      },
      updateOne: (args) => updateOne.call(adapter, { ...args, data: later(args.data, args.collection, args.id) }),
      updateGlobal: (args) => updateGlobal.call(adapter, { ...args, data: later(args.data, args.slug) }),
      createVersion: (args) => {
        const { versionData } = args;
        const data = later(versionData, args.collectionSlug, args.parent);
        return createVersion.call(adapter, { ...later(args, args.collectionSlug, args.parent), versionData: data });
      },
      createGlobalVersion: (args) => {
        const data = later(args.versionData, args.globalSlug);
        return createGlobalVersion.call(adapter, { ...later(args, args.globalSlug), versionData: data });
      },
      updateVersion: (args) => {
        const { version, ...rest } = args.versionData;
        const key = [args.collection, rest.parent];
        const versionData = version ? { ...later(rest, ...key), version: later(version, ...key) } : args.versionData;
        return updateVersion.call(adapter, { ...args, versionData });
      },
      updateGlobalVersion: (args) => {
        const { version, ...rest } = args.versionData;
        const versionData = version
          ? { ...later(rest, args.global), version: later(version, args.global) }
          : args.versionData;
        return updateGlobalVersion.call(adapter, { ...args, versionData });
      },
    } as Partial<typeof adapter>);
  },
});
