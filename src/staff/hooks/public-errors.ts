import { type AfterErrorHook, APIError } from 'payload';

/**
 * Returns the message of public errors. Payload recognises them by class name, which the production build minifies:
 * every refusal would read "An unknown error occurred."
 */
export const tellPublicErrors: AfterErrorHook = ({ error, result }) => {
  if (!(error instanceof APIError) || !error.isPublic || error.data) return undefined;
  return { response: { ...result, errors: [{ message: error.message }] } };
};
