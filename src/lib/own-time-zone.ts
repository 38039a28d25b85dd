import { isTimeZone } from '@shared/time-zone';

/** Of the person at this browser; undefined if the browser cannot tell, and names a zone that it refuses itself. */
export function ownTimeZone(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : undefined;
}
