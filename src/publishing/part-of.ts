import type { PayloadRequest } from 'payload';

const PART_OF = 'partOf';

/** Context of a save that belongs to a larger work, such as a release; requests cannot set it. `detail`: for the audit log. */
export const asPartOf = (detail: string) => ({ [PART_OF]: detail });

export const partOf = (req: PayloadRequest): string | undefined => req.context[PART_OF] as string | undefined;
