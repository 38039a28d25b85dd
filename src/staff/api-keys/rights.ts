/** What a key allows. Each right includes those above it. */
export const keyRights = [{ value: 'read', label: 'Read what is published' }] as const;
export type KeyRight = (typeof keyRights)[number]['value'];
