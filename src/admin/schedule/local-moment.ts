const two = (value: number) => String(value).padStart(2, '0');

/** ISO 8601 as a `datetime-local` field has it, in the person's zone; empty if it is no time. Years while being typed too. */
export function localMoment(iso: string): string {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return '';
  const day = `${String(time.getFullYear()).padStart(4, '0')}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`;
}

/** The value of a `datetime-local` field as ISO 8601; empty if it is no time. */
export function isoMoment(local: string): string {
  const time = new Date(local);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString();
}
