import type { FlattenedBlock, FlattenedField, Payload } from 'payload';

/**
 * Finds the fields of a block: one that a field of the collection defines itself (forms, newsletter issues), else one of those
 * that all collections share (`blockReferences`).
 */
export function blockFieldsOf(blocks: Payload['blocks'], fields: FlattenedField[]) {
  const own = new Map(
    fields
      .flatMap((field) => (field.type === 'blocks' ? (field.blocks as FlattenedBlock[]) : []))
      .map(({ slug, flattenedFields }) => [slug, flattenedFields]),
  );
  return (blockType: unknown): FlattenedField[] | undefined =>
    own.get(String(blockType)) ?? blocks[blockType as keyof typeof blocks]?.flattenedFields;
}
