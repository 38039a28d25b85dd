import type { FlattenedBlock, FlattenedField, Payload } from 'payload';

/** A block's fields: from a field of the collection (forms, issues), otherwise the shared ones (`blockReferences`). */
export function blockFieldsOf(blocks: Payload['blocks'], fields: FlattenedField[]) {
  const own = new Map(
    fields
      .flatMap((field) => (field.type === 'blocks' ? (field.blocks as FlattenedBlock[]) : []))
      .map(({ slug, flattenedFields }) => [slug, flattenedFields]),
  );
  return (blockType: unknown): FlattenedField[] | undefined =>
    own.get(String(blockType)) ?? blocks[blockType as keyof typeof blocks]?.flattenedFields;
}
