import fs from 'node:fs';
import fc from 'fast-check';
import { z } from 'zod';
import { inRoot } from '../../../scripts/process/paths.ts';
import { type Body, multipartOf } from './bodies.ts';
import type { Pools } from './pools.ts';
import type { AbuseRequest } from './request.ts';
import { hostileText, hostileValue } from './values.ts';

const manifest = z.object({ node: z.record(z.string(), z.unknown()) });

/** Ids of the build's server functions. Strangers find them in the HTML of pages and in scripts. */
export function serverActions(): string[] {
  const text = fs.readFileSync(inRoot('.next/server/server-reference-manifest.json'), 'utf8');
  return Object.keys(manifest.parse(JSON.parse(text)).node);
}

const names = fc.constantFrom(
  ...['form-state', 'table-state', 'render-list', 'render-document', 'render-document-slots', 'render-field'],
  ...['get-default-layout', 'render-widget', 'slugify', 'copy-data-from-locale', 'schedule-publish'],
  ...['get-folder-results-component-and-data', 'get-upcoming-scheduled-publish'],
  ...['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'],
);

/** In React's format for arguments, and almost. */
const replies = fc.oneof(
  fc.constantFrom(
    ...['', '{', '[]', '[[[', 'null', '[null]', '["$@9"]', '"$Q9"', '["$K1"]', '["$h0"]', '"$@0"', '["$0"]', '["$R1"]'],
    ...['["$B1"]', '["$n9x"]', '["$i5"]', '["$S2"]', '["$T"]', '[{"name":"$1"}]', '["$undefined"]', '["$1:__proto__"]'],
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    JSON.stringify(Array(5_000).fill('$K1')),
    JSON.stringify(Array(2_000).fill(0)),
  ),
  fc.array(hostileValue, { maxLength: 3 }).map((all) => JSON.stringify(all) ?? ''),
);

function callsOf(pools: Pools): fc.Arbitrary<string> {
  const slug = fc.oneof(fc.constantFrom('pages', 'media', 'users', 'toString', ''), hostileText);
  const id = fc.oneof(fc.constantFrom(...(pools.ids.pages ?? []), 'x'), hostileValue);
  const known = fc.record(
    {
      collectionSlug: slug,
      globalSlug: slug,
      schemaPath: fc.oneof(fc.constantFrom('pages', 'collection.pages.title', 'pages.blocks'), hostileText),
      operation: fc.constantFrom('create', 'update', 'x'),
      formState: fc.oneof(fc.constant({}), hostileValue),
      query: fc.oneof(fc.constantFrom<unknown>({ limit: 100_000, depth: 10 }, { limit: -1 }, {}), hostileValue),
      docID: id,
      id,
      data: hostileValue,
      widgetSlug: hostileText,
      collectionsToDisplay: hostileValue,
      drawerSlug: hostileText,
    },
    { requiredKeys: [] },
  );
  const args = fc.oneof({ weight: 4, arbitrary: known }, { weight: 1, arbitrary: hostileValue });
  return fc.tuple(names, args).map(([name, given]) => JSON.stringify([{ name, args: given }]) ?? '');
}

const utf8 = (text: string) => Buffer.from(text).toString('latin1');
const state = '[{"entries":{},"errors":{}}]';

/** What a form without scripts sends for React, with one part replaced. */
const formOf = (id: string): fc.Arbitrary<Body> =>
  fc.tuple(fc.integer({ min: 0, max: 6 }), replies, hostileText).map(([what, reply, text]) => {
    const reference = JSON.stringify({ id, bound: what === 3 ? reply : '$@1' });
    const parts: [string, string][] = [
      [what === 1 ? `$ACTION_ID_${id}` : '$ACTION_REF_1', ''],
      ['$ACTION_1:0', what === 2 ? reply : reference],
      ['$ACTION_1:1', what === 4 || what === 5 ? reply : state],
      ['$ACTION_KEY', text],
      ['email', text],
    ];
    return multipartOf(parts.slice(0, what === 6 ? 2 : undefined).map(([name, value]) => [name, utf8(value)]));
  });

const staffPages = ['/admin', '/admin/login', '/admin/collections/pages', '/preview/frame?path=/about', '/contact'];

/** Calls of server functions, by scripts and by forms. */
export function actions(pools: Pools): fc.Arbitrary<AbuseRequest> {
  const call = callsOf(pools);
  const bodies = fc.oneof(
    call.map((bytes): Body => ({ type: 'text/plain;charset=UTF-8', bytes: utf8(bytes) })),
    replies.map((bytes): Body => ({ type: 'text/plain;charset=UTF-8', bytes: utf8(bytes) })),
    call.map((bytes) => multipartOf([['0', utf8(bytes)]])),
    replies.map((bytes) =>
      multipartOf([
        ['0', '["$1"]'],
        ['1', utf8(bytes)],
      ]),
    ),
  );
  const any = fc.constantFrom(...pools.actions);
  const origin = fc.nat({ max: 9 }).map((how) => how > 0);
  const common = { method: 'POST', byCookie: true };
  const byScript = fc.tuple(any, fc.constantFrom(...staffPages), bodies, origin).map(
    ([id, target, body, isSameOrigin]): AbuseRequest => ({
      ...{ ...common, route: 'a server function', target, body, isSameOrigin },
      headers: [
        ['next-action', id],
        ['accept', 'text/x-component'],
      ],
      isForStaff: true,
    }),
  );
  const page = fc.constantFrom('/contact', '/booking', '/about', '/', '/examples/contact', '/calendar', '/admin');
  const byForm = fc.tuple(any.chain(formOf), page, origin).map(
    ([body, target, isSameOrigin]): AbuseRequest => ({
      ...{ ...common, route: 'a form for a server function', target, headers: [], body, isSameOrigin },
    }),
  );
  return fc.oneof(byScript, byForm);
}
