/** Whether a job's last day for applications, a time on that day, is over (UTC; src/staff/background/close-jobs.ts). */
export const hasClosed = (day: string, now: Date): boolean => day.slice(0, 10) < now.toISOString().slice(0, 10);
