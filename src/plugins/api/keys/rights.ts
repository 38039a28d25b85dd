/** Each right includes those above it. */
export const keyRights = [
  { value: 'read', label: 'Read published content' },
  { value: 'draft', label: 'Read and write drafts (assistants)' },
  { value: 'publish', label: 'Write and publish (assistants)' },
] as const;
export type KeyRight = (typeof keyRights)[number]['value'];
