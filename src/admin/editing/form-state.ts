import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import type { BuildFormStateArgs } from 'payload';
import { withStarters } from '@/blocks/starter-content';

/**
 * Payload's handler of form states, which fills new sections of pages and patterns. It does not look for newer versions:
 * its answer to one is to reload the form, words and all (src/admin/together puts them together).
 */
export const formState: typeof buildFormStateHandler = (args) => {
  const { collectionSlug, formState: state, data } = args as BuildFormStateArgs;
  const hasSections = collectionSlug === 'pages' || collectionSlug === 'patterns';
  const started = hasSections && !data ? withStarters(state) : undefined;
  return buildFormStateHandler({ ...args, ...(started && { data: started }), checkForStaleData: false } as typeof args);
};
