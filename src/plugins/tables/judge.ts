import { randomUUID } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { cleanTexts } from '@/fields/clean-texts';
import { isSame } from '@/lib/is-same';
import { publishedRow } from '@/publishing/published-before';
import { namesOf } from '@/staff/editorial/people';
import { othersAt } from '@/staff/editorial/presence';
import { timeOf } from '@/staff/table-files/dates';
import { damageIn } from '@/staff/table-files/decode';
import { refuse, TableProblem } from '@/staff/table-files/problem';
import type { Row } from '@/staff/table-files/rows';
import { titleOf } from '@/staff/titles';
import type { Imported } from './collections';
import { type Column, columnsOf, hasDrafts } from './columns';
import { refuseElsewhere } from './elsewhere';
import { resolveLinks } from './links';
import { setAt, valueAt } from './places';
import type { Format } from './read';
import { withOwnIds } from './row-ids';
import { refuseInvalid } from './rules';
import { refuseMisshapen } from './shape';
import { difference } from './shown';
import { readCell, storedOf, type Value, valueIn } from './values';

type Document = Record<string, unknown> & {
  id: string;
  updatedAt: string;
  deletedAt?: string | null;
  lastEditor?: string | null;
  _status?: 'draft' | 'published' | null;
};

export type Change = { column: string; label: string; before: string; after: string };

/** What a row would do. `base`: when the document was last changed; null for a new one. */
export type Work = {
  id: string;
  base: string | null;
  data: Record<string, unknown>;
  publishes: boolean;
};

export type Judged = { title: string; changes: Change[]; warnings: string[]; work?: Work; isNew: boolean };

export type Kind = { collection: Imported; format: Format };

const COPIES = 'A new row needs no id. Leave the cell empty.';
const IN_TRASH = 'The document is in the trash. Restore it first.';
const UPLOAD_FIRST = 'A table cannot contain a file. Upload it in Media, then change its row by its id.';
const STAYS_LIVE =
  'It stays published: a table does not take pages off the site. Unpublish it in its form if you want that.';
const HAS_DRAFT =
  'It is published and has a newer draft. The change is added to that draft, and nothing is published: do that in its form.';

const cellOf = ({ cells }: Row, wanted: string): unknown => cells.find(([name]) => name === wanted)?.[1];
const wordOf = (row: Row, wanted: string): string => {
  const cell = cellOf(row, wanted) ?? '';
  return typeof cell === 'string' ? cell.trim() : refuse(`${wanted} must be a text.`);
};

async function existing(req: PayloadRequest, { collection }: Kind, id: string): Promise<Document | undefined> {
  if (!z.uuid().safeParse(id).success) return refuse(`"${id}" is not an id of this site. ${COPIES}`);
  const document = await req.payload.findByID({
    collection: collection as 'pages',
    id,
    draft: true,
    trash: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  });
  return (document ?? undefined) as Document | undefined;
}

const about = ({ label, name }: Column, why: string) =>
  refuse(`${label.toLowerCase() === name.toLowerCase() ? label : `${label} (${name})`}: ${why}`);

type Read = { column: Column; value: Value };

/** As saving cleans it, so that the preview shows what is stored. */
const cleaned = ({ payload }: PayloadRequest, { field }: Column, value: Value): Value =>
  cleanTexts([field], payload.blocks, { [field.name]: value })[field.name] as Value;

async function readValues(req: PayloadRequest, kind: Kind, row: Row): Promise<Read[]> {
  const columns = new Map(columnsOf(req.payload, kind.collection).map((column) => [column.name, column]));
  const read: Read[] = [];
  for (const [name, cell] of row.cells) {
    const column = columns.get(name);
    if (!column) continue;
    try {
      const value = readCell(column, cell ?? '', kind.format === 'json');
      read.push({ column, value });
    } catch (error) {
      if (!(error instanceof TableProblem)) throw error;
      about(column, error.message);
    }
  }
  return read;
}

type Around = { before?: Document; isRestored?: boolean };

/** Values that differ from those of the document, with links looked up and checked by the rules of the form. */
async function changedValues(req: PayloadRequest, kind: Kind, read: Read[], { before, isRestored }: Around) {
  const changed: Read[] = [];
  const data = structuredClone(before ?? {}) as Record<string, unknown>;
  for (const { column, value } of read) {
    const old = valueIn(column, before && valueAt(before, column.name));
    if (isSame(old, value)) continue;
    try {
      const clean = cleaned(req, column, await resolveLinks(req, column, value));
      const after = isRestored ? clean : withOwnIds(column, clean, old);
      if (isSame(old, after)) continue;
      refuseMisshapen(req.payload, column, after, old);
      if (column.fixed === 'always' && !before) continue;
      if (column.fixed && (before || column.fixed === 'always')) refuse('It cannot be changed by a table.');
      const damage = damageIn(JSON.stringify(after));
      if (damage) refuse(damage);
      changed.push({ column, value: after });
      setAt(data, column.name, storedOf(column, after));
    } catch (error) {
      if (!(error instanceof TableProblem)) throw error;
      about(column, error.message);
    }
  }
  for (const { column, value } of changed) {
    try {
      await refuseInvalid(req, column, value, { collection: kind.collection, id: before?.id, data });
    } catch (error) {
      if (!(error instanceof TableProblem)) throw error;
      about(column, error.message);
    }
  }
  return { changed, data };
}

async function refuseOlder(req: PayloadRequest, before: Document, seen: string | undefined): Promise<void> {
  if (seen === undefined || Date.parse(before.updatedAt) <= Date.parse(seen)) return;
  const who = (await namesOf(req, [before.lastEditor])).get(before.lastEditor ?? '');
  const time = before.updatedAt.slice(0, 16).replace('T', ' ');
  refuse(
    `${who ?? 'Someone'} changed this after the table was exported (${time} UTC). Nothing newer is overwritten: export it again.`,
  );
}

type Wanted = 'draft' | 'published' | undefined;

function statusOf(row: Row): Wanted {
  const word = wordOf(row, '_status');
  if (word === '') return undefined;
  return word === 'draft' || word === 'published' ? word : refuse(`_status: "${word}" is not draft or published.`);
}

type Standing = { wanted: Wanted; isChanged: boolean; before: Document; seen: string | undefined };

/** A draft is published with its row only if the row was made from it, or if nothing of the document is live. */
async function publishing(req: PayloadRequest, kind: Kind, { wanted, isChanged, before, seen }: Standing) {
  const isPublished = before._status === 'published';
  if (wanted === 'draft' && isPublished) return { publishes: false, ...(!isChanged && { warning: STAYS_LIVE }) };
  if (wanted !== 'published') return { publishes: false };
  if (isPublished) return { publishes: isChanged };
  const isLive = Boolean(await publishedRow(req, kind.collection, before.id));
  const isKnown = seen !== undefined && Date.parse(seen) === Date.parse(before.updatedAt);
  return isLive && !isKnown ? { publishes: false, warning: HAS_DRAFT } : { publishes: true };
}

const shownOf = (before: Document | undefined, { column, value }: Read): Change => ({
  column: column.name,
  label: column.label,
  ...difference(valueIn(column, before && valueAt(before, column.name)), value),
});

const topLevel = (data: Record<string, unknown>, changed: Read[]) =>
  Object.fromEntries(
    [...new Set(changed.map(({ column }) => column.name.split('.')[0] ?? ''))].map((name) => [name, data[name]]),
  );

type NewId = { given: string; planned: string | undefined };

async function judgeNew(req: PayloadRequest, kind: Kind, row: Row, { given, planned }: NewId): Promise<Judged> {
  if (kind.collection === 'media') refuse(UPLOAD_FIRST);
  if (given) await refuseElsewhere(req, kind.collection, given);
  const read = await readValues(req, kind, row);
  const { changed, data } = await changedValues(req, kind, read, { isRestored: given !== '' });
  const { useAsTitle = 'title' } = req.payload.collections[kind.collection].config.admin;
  if (!changed.some(({ column }) => column.name === useAsTitle))
    refuse(
      given
        ? `There is no document with this id, and a new one needs a ${useAsTitle}.`
        : `A new document needs a ${useAsTitle}.`,
    );
  const publishes = statusOf(row) === 'published' && hasDrafts(req.payload, kind.collection);
  return {
    title: titleOf(data),
    changes: changed.map((one) => shownOf(undefined, one)),
    warnings: given ? ['No document has this id. It is created with it.'] : [],
    isNew: true,
    work: { id: given || planned || randomUUID(), base: null, data, publishes },
  };
}

const DONE: Judged = { title: '', changes: [], warnings: ['It was created already.'], isNew: false };

/** What a row would do. Throws TableProblem if it is refused. `planned`: the id that a preview gave to a new document. */
export async function judge(req: PayloadRequest, kind: Kind, row: Row, planned?: string): Promise<Judged> {
  const id = wordOf(row, 'id').toLowerCase();
  const before = id || planned ? await existing(req, kind, id || planned || '') : undefined;
  if (!before) return judgeNew(req, kind, row, { given: id, planned });
  if (planned !== undefined) return { ...DONE, title: titleOf(before) };
  if (before.deletedAt) refuse(IN_TRASH);
  const time = wordOf(row, 'updatedAt');
  const seen = time ? timeOf(time) : undefined;
  const { changed, data } = await changedValues(req, kind, await readValues(req, kind, row), { before });
  const standing = { wanted: statusOf(row), isChanged: changed.length > 0, before, seen };
  const { publishes, warning } = await publishing(req, kind, standing);
  const same = { title: titleOf(data), changes: [], warnings: warning ? [warning] : [], isNew: false };
  if (changed.length === 0 && !publishes) return same;
  await refuseOlder(req, before, seen);
  const others = await othersAt(req, { collection: kind.collection, id });
  if (others.length > 0) refuse(`${others.join(' and ')} has this open. Import it once the form is closed.`);
  const status = { column: '_status', label: 'Status', before: 'draft', after: 'published' };
  const changes = [
    ...changed.map((one) => shownOf(before, one)),
    ...(publishes && before._status !== 'published' ? [status] : []),
  ];
  return { ...same, changes, work: { id, base: before.updatedAt, data: topLevel(data, changed), publishes } };
}
