/** The time, with the date if it is not today's. */
export function timeOf(at: number, now: number): string {
  const [then, today] = [new Date(at), new Date(now)];
  const time = then.toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  if (then.toDateString() === today.toDateString()) return time;
  return `${then.toLocaleDateString('en', { dateStyle: 'medium' })}, ${time}`;
}
