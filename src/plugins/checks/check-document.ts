import type { PayloadRequest } from 'payload';
import { schemaIn } from '@/fields/schema-in';
import type { Schema } from '@/fields/walk';
import type { ContentDocument } from '@/lib/content-collections';
import type { Finding } from '@/lib/finding';
import { vocabulary } from '@/reference/registry/vocabulary';
import { refusalsOf } from '@/staff/grandfathering/refusals';
import { titleOf } from '@/staff/titles';
import { checkAround } from './check-around';
import { collect } from './collect';
import { checkContrast } from './rules/contrast';
import { checkHeadings } from './rules/headings';
import { checkLinkText } from './rules/link-text';
import { checkReading } from './rules/reading';
import { checkSearch } from './rules/search';
import { checkKinds } from './rules/unknown-kinds';
import { checkWords } from './rules/words';

/** Findings from the texts of a document alone. */
function checkTexts(schema: Schema, document: object, isPage: boolean): Finding[] {
  const { texts, links, headings, grounds } = collect(schema, document);
  const hasMeta = schema.fields.some((field) => 'name' in field && field.name === 'meta');
  const meta = 'meta' in document ? (document.meta as Parameters<typeof checkSearch>[1]) : undefined;
  return [
    ...checkKinds(schema, document),
    ...checkHeadings(headings, isPage),
    ...checkLinkText(links),
    ...checkContrast(grounds),
    ...checkReading(texts),
    ...checkWords(texts, vocabulary),
    ...(hasMeta ? checkSearch(titleOf(document), meta) : []),
  ];
}

/** Every finding about a version of a document. The caller must have checked access. */
export async function checkDocument(req: PayloadRequest, at: ContentDocument, document: object): Promise<Finding[]> {
  const schema = schemaIn(req.payload, at);
  const around = await checkAround(req, at, schema, document);
  // The link check says more about a deleted document than the field's own error.
  const named = new Set(around.filter(({ level }) => level === 'error').map(({ path }) => path));
  const refusals = await refusalsOf({ req, schema, at, document: document as Record<string, unknown> });
  return [
    ...refusals.filter(({ path }) => !named.has(path)),
    ...around,
    ...checkTexts(schema, document, at.collection === 'pages'),
  ];
}
