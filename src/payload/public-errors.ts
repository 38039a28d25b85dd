import { type AfterErrorHook, APIError } from 'payload';

/** Payload recognizes public errors by class name, which the production build minifies. */
export const tellPublicErrors: AfterErrorHook = ({ error, result }) => {
  if (!(error instanceof APIError) || !error.isPublic || error.data) return undefined;
  return { response: { ...result, errors: [{ message: error.message }] } };
};
