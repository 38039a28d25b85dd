const counted = (count: number, one: string) => (count === 1 ? `one ${one}` : `${count} ${one}s`);

/**
 * What waits for the viewer. Notifications are not added to the items, because many are about one of them. Items are
 * undefined where a count is unknown: the viewer may not be up to date then.
 */
export function sentence(items: (number | undefined)[], unread: number): string {
  const sum = items.reduce<number>((total, count) => total + (count ?? 0), 0);
  const unknown = items.includes(undefined) ? ' The inbox cannot be read at the moment.' : '';
  const attention = `${counted(sum, 'item')} ${sum === 1 ? 'needs' : 'need'} your attention`;
  const parts = [sum > 0 && attention, unread > 0 && `you have ${counted(unread, 'unread notification')}`];
  const words = parts.filter(Boolean).join(', and ');
  if (words) return `${words.charAt(0).toUpperCase()}${words.slice(1)}.${unknown}`;
  return unknown ? `Nothing else waits for you.${unknown}` : 'You are up to date.';
}
