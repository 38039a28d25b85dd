import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import type { BuildFormStateArgs } from 'payload';
import { withStarters } from './starter-content';

/** Payload's handler of form states, which fills new sections of pages and patterns. */
export const formState: typeof buildFormStateHandler = (args) => {
  const { collectionSlug, formState: state, data } = args as BuildFormStateArgs;
  const hasSections = collectionSlug === 'pages' || collectionSlug === 'patterns';
  const started = hasSections && !data ? withStarters(state) : undefined;
  return buildFormStateHandler(started ? { ...args, data: started } : args);
};
