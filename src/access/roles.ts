import type { PayloadRequest } from 'payload';

/** From most to least rights (decisions, "Roles"). Visitors have none. */
export const roles = [
  { value: 'admin', label: 'Admin: everything, staff accounts included' },
  { value: 'editor', label: 'Editor: writes and publishes all content' },
  { value: 'author', label: 'Author: writes drafts that editors publish' },
  { value: 'reviewer', label: 'Reviewer: design reviews only' },
] as const;

export type Role = (typeof roles)[number]['value'];

export function hasRole(req: Pick<PayloadRequest, 'user'>, ...allowed: Role[]): boolean {
  const role = req.user?.role;
  return role != null && allowed.includes(role);
}
