export const stages = ['files', 'database', 'checksums', 'packing'] as const;

/** How far a backup is: `done` of `of` parts of a stage. */
type Progress = { stage: (typeof stages)[number]; done: number; of: number };
export type Report = (progress: Progress) => void;
