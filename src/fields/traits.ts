/** What a field is beyond its type, declared in its `custom`: searches, checks, translations and previews go by it. */
export type FieldTraits = {
  /**
   * Unless a text holds words that people read:
   * - `address`: the target of a link
   * - `code`: what machines read, such as a path, an anchor or a phone number
   * - `phrase`: words that are compared or passed on as they are, so a preview adds nothing to them
   * - `metadata`: a group beside the page, such as that for search engines
   * - `label`: a word or two that name something
   * - `linkWords`: the same, which people click
   * - `ground`: the background of a section
   * - `section`: a document, one of whose sections its row shows
   */
  holds?: 'address' | 'code' | 'phrase' | 'metadata' | 'label' | 'linkWords' | 'ground' | 'section';
  /** The heading of a section. */
  headingLevel?: 1 | 2;
  /** How a section looks, not what it says: below its content, under *Design* (design-last.ts). */
  isDesign?: boolean;
  /** Each translation has its own: not copied from the original. */
  isOwnInTranslation?: boolean;
};

declare module 'payload' {
  interface FieldCustom extends FieldTraits {}
}

type Named = { name: string; custom?: FieldTraits };

export const traitsOf = (field: object): FieldTraits => ('custom' in field ? (field as Named).custom : undefined) ?? {};

/** Not words: what the text is for is not to be read. */
export const isForMachines = (field: object): boolean => ['address', 'code'].includes(traitsOf(field).holds ?? '');
