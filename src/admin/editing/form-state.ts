import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import type { BuildFormStateArgs } from 'payload';
import { mayLock } from '@/access/document-locks';
import { withStarters } from '@/blocks/starter-content';
import { withoutEchoes, withoutFolds } from '@/payload/form-echoes';

/**
 * Payload's handler; also fills new sections, and keeps what is typed or toggled during a request. Without Payload's
 * check for newer versions, which would reload the form (src/admin/together merges them instead), and with locks only for
 * those who may save the form.
 */
export const formState: typeof buildFormStateHandler = async (args) => {
  const { collectionSlug, formState: sent, data, req, returnLockStatus } = args as BuildFormStateArgs;
  const hasSections = collectionSlug === 'pages' || collectionSlug === 'patterns';
  const started = hasSections && !data ? withStarters(sent) : undefined;
  const response = await buildFormStateHandler({
    ...args,
    ...(started && { data: started }),
    checkForStaleData: false,
    returnLockStatus: Boolean(returnLockStatus) && (await mayLock(req, args)),
  } as typeof args);
  if (sent && response.state) {
    response.state = withoutFolds(sent, data ? withoutEchoes(sent, response.state) : response.state);
  }
  return response;
};
