import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { APIError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { pathOf, publicCollections } from '@/lib/content-collections';
import { inTransaction } from '@/payload/transaction';
import { audit } from '@/staff/audit/audit';
import { asItsOwnForm } from '@/staff/editorial/own-form';
import { titleOf } from '@/staff/titles';
import type { KeyRight } from '../keys/rights';
import { schemaOf } from '../v1/openapi';

const MOST_LISTED = 50;

const collection = z.enum(publicCollections).describe('The kind of document.');
const id = z.uuid().describe('The id of the document.');
const data = z
  .record(z.string(), z.unknown())
  .describe('Field values, as describe_collection names them. Lists, such as the sections of a page, are replaced.');

type Document = { id: string; updatedAt: string; _status?: string | null };

/** Access rules apply to assistants. */
const ruled = (req: PayloadRequest) => ({ depth: 0, overrideAccess: false, req }) as const;

const response = (value: unknown): CallToolResult => ({ content: [{ type: 'text', text: JSON.stringify(value) }] });
const refusal = (text: string): CallToolResult => ({ isError: true, content: [{ type: 'text', text }] });

const detailed = z.object({ errors: z.array(z.object({ message: z.string(), path: z.string().optional() })) });

/** The reason for the assistant. Messages of unexpected errors stay on the server. */
function reasonOf(req: PayloadRequest, error: unknown): string {
  if (!(error instanceof APIError) || error.status >= 500) {
    req.payload.logger.error({ err: error }, 'An assistant tool failed.');
    return 'The site could not do this. Try again later.';
  }
  const details = detailed.safeParse(error.data).data?.errors ?? [];
  return [error.message, ...details.map(({ path, message }) => (path ? `${path}: ${message}` : message))].join('\n');
}

const summary = (document: Document) => ({
  id: document.id,
  title: titleOf(document),
  path: pathOf(document),
  status: document._status,
  updatedAt: document.updatedAt,
});

/** Runs a change and its audit entry in one transaction. */
async function change(req: PayloadRequest, work: () => Promise<Document>): Promise<CallToolResult> {
  try {
    return response(summary(await inTransaction(req, work)));
  } catch (error) {
    return refusal(reasonOf(req, error));
  }
}

const read = async (req: PayloadRequest, work: () => Promise<unknown>): Promise<CallToolResult> => {
  try {
    return response(await work());
  } catch (error) {
    return refusal(reasonOf(req, error));
  }
};

function addReading(server: McpServer, req: PayloadRequest) {
  server.registerTool(
    'describe_collection',
    {
      description: 'The fields of a kind of document, as JSON Schema. Ask before you write.',
      inputSchema: { collection },
      annotations: { readOnlyHint: true },
    },
    ({ collection }) => read(req, () => schemaOf(req.payload.config, collection)),
  );
  server.registerTool(
    'list_documents',
    {
      description: 'Lists documents of one kind: id, title, path, status and time of the last change.',
      inputSchema: {
        collection,
        words: z.string().max(100).optional().describe('Words of the title.'),
        page: z.int().min(1).max(1000).default(1),
      },
      annotations: { readOnlyHint: true },
    },
    ({ collection, words, page }) =>
      read(req, async () => {
        const title = collection === 'leaders' ? 'name' : 'title';
        const found = await req.payload.find({
          ...ruled(req),
          collection: collection as 'pages',
          where: words ? { [title]: { like: words } } : undefined,
          draft: Boolean(req.user),
          sort: title,
          limit: MOST_LISTED,
          page,
        });
        return { documents: found.docs.map(summary), totalPages: found.totalPages };
      }),
  );
  server.registerTool(
    'read_document',
    {
      description: 'One document with all fields: the newest draft if the key allows, otherwise the published version.',
      inputSchema: { collection, id },
      annotations: { readOnlyHint: true },
    },
    ({ collection, id }) =>
      read(req, () =>
        req.payload.findByID({ ...ruled(req), collection: collection as 'pages', id, draft: Boolean(req.user) }),
      ),
  );
}

/** Drops what only the server may set. */
const withoutState = ({ id, _status, deletedAt, editorial, ...values }: z.output<typeof data>) => values;

function addWriting(server: McpServer, req: PayloadRequest) {
  const note = (document: Document, collection: string, detail: string) =>
    audit(req, { action: 'assistant', title: titleOf(document), collection, document: document.id, detail });

  server.registerTool(
    'create_draft',
    { description: 'Creates a document as a draft. Visitors do not see it.', inputSchema: { collection, data } },
    ({ collection, data }) =>
      change(req, async () => {
        const saved = await req.payload.create({
          ...ruled(req),
          collection: collection as 'pages',
          data: { ...withoutState(data), ...asItsOwnForm(), _status: 'draft' } as never,
          draft: true,
        });
        await note(saved, collection, 'Created a draft');
        return saved;
      }),
  );
  server.registerTool(
    'update_draft',
    {
      description: 'Changes fields of a document, as its newest draft. The published version stays unchanged.',
      inputSchema: {
        collection,
        id,
        data,
        updatedAt: z.iso.datetime().describe('From read_document: changes made since then are not overwritten.'),
      },
    },
    ({ collection, id, data, updatedAt }) =>
      change(req, async () => {
        const saved = await req.payload.update({
          ...ruled(req),
          collection: collection as 'pages',
          id,
          data: { ...withoutState(data), ...asItsOwnForm(), updatedAt, _status: 'draft' } as never,
          draft: true,
        });
        await note(saved, collection, 'Changed a draft');
        return saved;
      }),
  );
}

function addPublishing(server: McpServer, req: PayloadRequest) {
  server.registerTool(
    'publish',
    {
      description: 'Publishes the newest draft of a document: visitors see it.',
      inputSchema: {
        collection,
        id,
        updatedAt: z.iso.datetime().describe('From read_document: a newer draft is not published unread.'),
      },
    },
    // The collection's hooks write the audit entry.
    ({ collection, id, updatedAt }) =>
      change(req, () =>
        req.payload.update({
          ...ruled(req),
          collection: collection as 'pages',
          id,
          data: { ...asItsOwnForm(), updatedAt, _status: 'published' } as never,
        }),
      ),
  );
}

export function toolsFor(req: PayloadRequest, right: KeyRight): McpServer {
  const server = new McpServer({ name: 'alethia', title: 'Alethia content', version: '1' });
  addReading(server, req);
  if (right !== 'read') addWriting(server, req);
  if (right === 'publish') addPublishing(server, req);
  return server;
}
