import type { PayloadRequest } from 'payload';

const PART_OF = 'partOf';

/** Context of a save that belongs to a larger work, such as a release; requests cannot set it. `detail`: for the audit log. */
export const asPartOf = (detail: string) => ({ [PART_OF]: detail });

export const partOf = (req: PayloadRequest): string | undefined => req.context[PART_OF] as string | undefined;

const TAKES_BACK = 'takesBack';

/** Context of a save that restores what visitors saw before. It was published once, so no check refuses it. */
export const asTakenBack = { [TAKES_BACK]: true };

export const takesBack = (req: PayloadRequest): boolean => req.context[TAKES_BACK] === true;
