import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import type { BuildFormStateArgs } from 'payload';
import { withStarters } from '@/blocks/starter-content';
import { withoutEchoes, withoutFolds } from '@/payload/form-echoes';

/**
 * Payload's handler; also fills new sections, and keeps what is typed or toggled during a request. Without Payload's
 * check for newer versions, which would reload the form, and without its locks: src/admin/together merges instead.
 */
export const formState: typeof buildFormStateHandler = async (args) => {
  const { collectionSlug, formState: sent, data } = args as BuildFormStateArgs;
  const hasSections = collectionSlug === 'pages' || collectionSlug === 'patterns';
  const started = hasSections && !data ? withStarters(sent) : undefined;
  const response = await buildFormStateHandler({
    ...args,
    ...(started && { data: started }),
    checkForStaleData: false,
    returnLockStatus: false,
  } as typeof args);
  if (sent && response.state) {
    response.state = withoutFolds(sent, data ? withoutEchoes(sent, response.state) : response.state);
  }
  return response;
};
