/** `day`: a time on the last day for applications, in UTC (src/staff/background/close-jobs.ts). */
export const hasClosed = (day: string, now: Date): boolean => day.slice(0, 10) < now.toISOString().slice(0, 10);
