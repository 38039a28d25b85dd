export const MEGABYTE = 1024 * 1024;

/** Bounds of the files in one entry: of each file, of all together, and how many fields may ask for one. */
export const fileLimits = { bytes: 10 * MEGABYTE, allBytes: 20 * MEGABYTE, fields: 5 } as const;

/** What a file field may accept, as staff choose it. */
export const acceptedKinds = ['pdf', 'picture', 'office', 'text'] as const;
export type AcceptedKind = (typeof acceptedKinds)[number];

export type FileField = { accept?: AcceptedKind[] };

/** The kinds that a field accepts, in words: "PDF, picture". */
export const acceptedBy = ({ accept = [] }: FileField, words: Record<AcceptedKind, string>): string =>
  accept.map((kind) => words[kind]).join(', ');
