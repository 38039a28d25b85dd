/** `manage`: accounts, keys, backups. `publish`: all content. `write`: drafts. `review`: the design reference. */
export type Right = 'manage' | 'publish' | 'write' | 'review';

type Rights = { label: string; may: readonly Right[] };

/** From most to least rights (decisions, "Roles"). Visitors have none. */
const table = {
  admin: { label: 'Admin: everything, staff accounts included', may: ['manage', 'publish', 'write', 'review'] },
  editor: { label: 'Editor: writes and publishes all content', may: ['publish', 'write', 'review'] },
  author: { label: 'Author: writes drafts that editors publish', may: ['write'] },
  reviewer: { label: 'Reviewer: design reviews only', may: ['review'] },
} as const satisfies Record<string, Rights>;

export type Role = keyof typeof table;

const roleNames = Object.keys(table) as Role[];

export const roles = roleNames.map((value) => ({ value, label: table[value].label }));

/** 0 for the most rights. */
export const rankOf = (role: unknown): number => roles.findIndex(({ value }) => value === role);

const rightsOf = (role: unknown): readonly Right[] =>
  typeof role === 'string' && Object.hasOwn(table, role) ? table[role as Role].may : [];

/** A request, or properties of the admin: anything with the signed-in account, if there is one. */
export type Asker = { user?: object | null };

/** The one question about the rights of a role. */
export const can = ({ user }: Asker, right: Right): boolean =>
  user != null && 'role' in user && rightsOf(user.role).includes(right);

/** Writes drafts that others publish. */
export const savesOnlyDrafts = (asker: Asker): boolean => can(asker, 'write') && !can(asker, 'publish');

/** For queries over accounts. */
export const rolesThatMay = (right: Right): Role[] => roleNames.filter((role) => rightsOf(role).includes(right));
