/** Notifications are not added to the items, because many are about one of them. */
export function sentence(items: number, unread: number): string {
  if (items > 0) return items === 1 ? 'One item needs your attention.' : `${items} items need your attention.`;
  if (unread > 0)
    return unread === 1 ? 'You have one unread notification.' : `You have ${unread} unread notifications.`;
  return 'You are up to date.';
}
