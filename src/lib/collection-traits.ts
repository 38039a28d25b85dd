/** What a collection is for the parts of the core that serve several, declared in its `custom`. */
export type CollectionTraits = {
  /** Its documents are found by the searches of staff and visitors. */
  isIndexed?: boolean;
  /** Several people may edit a document at once without overwriting each other's changes. */
  isEditedTogether?: boolean;
};

declare module 'payload' {
  interface CollectionCustom extends CollectionTraits {}
}
