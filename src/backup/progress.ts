export const stages = ['files', 'database', 'checksums', 'packing'] as const;

type Progress = { stage: (typeof stages)[number]; done: number; of: number };
export type Report = (progress: Progress) => void;
