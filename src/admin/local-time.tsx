'use client';

import { useSyncExternalStore } from 'react';
import { companyReadable, inCompany, momentInWords, ownZone, readable } from './readable-time';

const never = () => () => undefined;
const unknown = () => undefined;

/** The person's time zone; undefined on the server, which does not know it. */
export const useOwnZone = (): string | undefined => useSyncExternalStore(never, ownZone, unknown);

type Props = {
  time: string;
  /** What is going to happen: with the weekday, the place and how long that is from now. */
  isPlanned?: boolean;
};

/** In the reader's time zone, and beside it in the company's where that differs. The server knows the latter only. */
export function LocalTime({ time, isPlanned = false }: Props) {
  const zone = useOwnZone();
  if (!zone) return <time dateTime={time}>{companyReadable(time)}</time>;
  const company = inCompany(time, zone);
  return (
    <time dateTime={time}>
      {isPlanned ? momentInWords(time, { zone }) : readable(time, zone)}
      {company ? <span className="admin-beside"> ({company})</span> : null}
    </time>
  );
}
