import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import type { BuildFormStateArgs } from 'payload';
import { withStarters } from '@/blocks/starter-content';
import { withoutEchoes, withoutFolds } from './echoes';

/**
 * Payload's handler of form states, extended to fill new sections and to keep what is typed or opened during a request.
 * It does not check for newer versions: Payload would then reload the form and lose its changes (src/admin/together
 * merges them instead).
 */
export const formState: typeof buildFormStateHandler = async (args) => {
  const { collectionSlug, formState: sent, data } = args as BuildFormStateArgs;
  const hasSections = collectionSlug === 'pages' || collectionSlug === 'patterns';
  const started = hasSections && !data ? withStarters(sent) : undefined;
  const answer = await buildFormStateHandler({
    ...args,
    ...(started && { data: started }),
    checkForStaleData: false,
  } as typeof args);
  if (sent && answer.state) {
    answer.state = withoutFolds(sent, data ? withoutEchoes(sent, answer.state) : answer.state);
  }
  return answer;
};
