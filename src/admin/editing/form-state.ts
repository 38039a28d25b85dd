import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import type { BuildFormStateArgs } from 'payload';
import { withStarters } from '@/blocks/starter-content';

/**
 * Payload's handler of form states, extended to fill new sections. It does not check for newer versions: Payload
 * would then reload the form and lose its changes (src/admin/together merges them instead).
 */
export const formState: typeof buildFormStateHandler = (args) => {
  const { collectionSlug, formState: state, data } = args as BuildFormStateArgs;
  const hasSections = collectionSlug === 'pages' || collectionSlug === 'patterns';
  const started = hasSections && !data ? withStarters(state) : undefined;
  return buildFormStateHandler({ ...args, ...(started && { data: started }), checkForStaleData: false } as typeof args);
};
