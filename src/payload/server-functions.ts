import { z } from 'zod';
import { isRowCount } from '../lib/list-limits.ts';

const slug = z.string().max(100).nullish();
const id = z.union([z.string().max(100), z.number()]).nullish();
const path = z.string().max(1_000);
const values = z.record(z.string(), z.unknown());
/** By the path of each field. Payload nests them by its dots. */
const fields = z.record(path, z.unknown());
/** As in the address of a list. */
const query = values.refine(({ limit }) => limit === undefined || limit === null || isRowCount(limit)).nullish();

const of = z.looseObject({ collectionSlug: slug, globalSlug: slug });
const ofCollection = z.looseObject({ collectionSlug: z.string().max(100) });

/**
 * What the admin's pages call, with the arguments on which Payload relies. Payload has more functions, and would find
 * those of every object too: `constructor`.
 */
const calls = {
  'form-state': of.extend({ id, schemaPath: path.nullish(), formState: fields.nullish(), data: values.nullish() }),
  'get-default-layout': z.looseObject({}),
  'get-folder-results-component-and-data': z.looseObject({ collectionsToDisplay: z.array(z.string()).max(100) }),
  'get-upcoming-scheduled-publish': of.extend({ id }),
  'render-document': ofCollection.extend({
    docID: id,
    drawerSlug: z.string().nullish(),
    initialData: values.nullish(),
  }),
  'render-document-slots': ofCollection.extend({ id }),
  'render-list': ofCollection.extend({ query }),
  'render-widget': z.looseObject({ widgetSlug: z.string(), widgetData: values.nullish() }),
  'schedule-publish': z.looseObject({}),
  'table-state': ofCollection.extend({ query, columns: z.array(z.unknown()).nullish() }),
};

export type Call = { name: keyof typeof calls; args: Record<string, unknown> };

export const names = Object.keys(calls) as Call['name'][];

/** The text of the error for what a person may not see. */
export const NOT_FOUND = 'not-found';

const isName = (name: unknown): name is Call['name'] => typeof name === 'string' && Object.hasOwn(calls, name);

const sent = z.object({ name: z.unknown(), args: z.unknown() });
const about = z.object({ collectionSlug: slug, globalSlug: slug });

type Slugs = { collections: { slug: string }[]; globals: { slug: string }[] };

const isKnown = (name: string | null | undefined, all: { slug: string }[]) =>
  !name || all.some((one) => one.slug === name);

/** @returns why the call is refused, if it is not one of the admin's */
export function readCall(given: unknown, { collections, globals }: Slugs): Call | 'unknown' | 'unreadable' {
  const { data } = sent.safeParse(given);
  if (!isName(data?.name)) return 'unknown';
  const args = calls[data.name].safeParse(data.args ?? {});
  if (!args.success) return 'unreadable';
  const { collectionSlug, globalSlug } = about.parse(args.data);
  if (!isKnown(collectionSlug, collections) || !isKnown(globalSlug, globals)) return 'unreadable';
  return { name: data.name, args: args.data };
}
