const HOUR_MS = 60 * 60 * 1000;

/** Without an extension: someone left the desk. */
export const IDLE_SECONDS = 8 * 60 * 60;

/**
 * However active it is, a session ends this long after its sign-in, whether that was with a password or at the
 * identity provider: NIST SP 800-63B (2017), 4.2.3. Then the roles come from the provider again.
 */
const LONGEST_MS = 12 * HOUR_MS;

type Stored = { createdAt?: string | Date | null; expiresAt: string | Date };

const timeOf = (moment: string | Date) => new Date(moment).getTime();

/** The latest time to which a session can be extended. Older rows may lack a start: then that of the last extension. */
export const latestEndOf = ({ createdAt, expiresAt }: Stored): number =>
  (createdAt ? timeOf(createdAt) : timeOf(expiresAt) - IDLE_SECONDS * 1000) + LONGEST_MS;

export const endOf = (session: Stored): number => Math.min(timeOf(session.expiresAt), latestEndOf(session));

/** The end of a session that is extended now. */
export const extendedEndOf = (session: Stored, now = Date.now()): number =>
  Math.min(now + IDLE_SECONDS * 1000, latestEndOf(session));

/** In seconds from now, so that it does not depend on the clock of the browser. */
export type SessionTimes = { endsIn: number; latestIn: number };

const secondsUntil = (time: number, now: number) => Math.max(0, Math.floor((time - now) / 1000));

export const timesOf = (session: Stored, now = Date.now()): SessionTimes => ({
  endsIn: secondsUntil(endOf(session), now),
  latestIn: secondsUntil(latestEndOf(session), now),
});
