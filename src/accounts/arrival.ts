/** Why somebody opens `/auth`, from what stands after the # of the address. */
export type Arrival = 'visit' | 'sign-out' | 'recovery' | 'session' | 'expired-link';

export function readArrival(hash: string): Arrival {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  if (values.has('sign-out')) return 'sign-out';
  if (values.has('error') || values.has('error_code')) return 'expired-link';
  if (!values.has('access_token')) return 'visit';
  return values.get('type') === 'recovery' ? 'recovery' : 'session';
}
