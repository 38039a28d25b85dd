import type { PayloadRequest } from 'payload';

const RELEASE = 'releaseStep';

/** Context of a save that belongs to a release; requests cannot set it. `detail`: for the audit log. */
export const asRelease = (detail: string) => ({ [RELEASE]: detail });

export const releaseStep = (req: PayloadRequest): string | undefined => req.context[RELEASE] as string | undefined;
