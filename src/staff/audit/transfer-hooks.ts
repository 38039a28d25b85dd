import type { CollectionAfterChangeHook } from 'payload';
import { audit } from './audit';

type Transfer = { id: string; collectionSlug?: string | null; format?: string | null; filename?: string | null };

const started =
  (action: 'export' | 'import'): CollectionAfterChangeHook<Transfer> =>
  async ({ doc, operation, req }) => {
    if (operation !== 'create') return doc;
    const collection = doc.collectionSlug ?? undefined;
    const detail = doc.format?.toUpperCase() ?? doc.filename ?? undefined;
    await audit(req, { action, title: collection, collection, detail });
    return doc;
  };

export const auditExport = started('export');

export const auditImport = started('import');
