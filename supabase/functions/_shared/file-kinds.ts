export const MEGABYTE = 1024 * 1024;

/** Per file, per entry, and the number of file fields. */
export const fileLimits = { bytes: 10 * MEGABYTE, allBytes: 20 * MEGABYTE, fields: 5 } as const;

export const acceptedKinds = ['pdf', 'picture', 'office', 'text'] as const;
export type AcceptedKind = (typeof acceptedKinds)[number];

export type FileField = { accept?: AcceptedKind[] };

export const acceptedBy = ({ accept = [] }: FileField, words: Record<AcceptedKind, string>): string =>
  accept.map((kind) => words[kind]).join(', ');
