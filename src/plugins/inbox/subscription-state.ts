import type { Subscriber } from './store';

export function subscriptionState({
  confirmed_at,
  suppressed_for,
}: Pick<Subscriber, 'confirmed_at' | 'suppressed_for'>): string {
  if (suppressed_for) return suppressed_for === 'bounce' ? 'Bounced' : 'Complained';
  return confirmed_at ? 'Confirmed' : 'Not confirmed';
}
