import { type AfterErrorHook, APIError } from 'payload';

/**
 * Says to the person what an error says that is meant for them. Payload finds such errors by their class's name, which the
 * production build shortens to nothing: every refusal would read "An unknown error occurred."
 */
export const tellPublicErrors: AfterErrorHook = ({ error, result }) => {
  if (!(error instanceof APIError) || !error.isPublic || error.data) return undefined;
  return { response: { ...result, errors: [{ message: error.message }] } };
};
