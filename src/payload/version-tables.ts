const tableName = (collection: string): string => collection.replaceAll('-', '_');

/**
 * The tables of a collection, in the schema `payload`: its documents, and their versions. A version has its document's
 * columns behind `version_`, `parent_id` and `latest`.
 */
export const tablesOf = (collection: string) => {
  const documents = tableName(collection);
  return {
    documents,
    versions: `_${documents}_v`,
    /** Relationships to several collections, by `parent_id` and `path`. */
    links: `${documents}_rels`,
    versionLinks: `_${documents}_v_rels`,
  };
};

/** A column of the newest versions that holds a field of the document. */
export const ofVersion = (column: string): string => `version_${column}`;
