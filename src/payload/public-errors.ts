import { type AfterErrorHook, APIError, ValidationError } from 'payload';

const DAMAGED = 'The file is damaged. Open it in another program, save it again and upload that.';

/** Its type is known by then (`refuseMisnamedFile`): Payload's own checks refuse a video or PDF that breaks off. */
const isDamagedFile = (error: Error) =>
  error instanceof ValidationError && error.data.errors.every(({ path }) => path === 'file');

/** Payload recognizes public errors by class name, which the production build minifies. */
export const tellPublicErrors: AfterErrorHook = ({ error, result }) => {
  if (isDamagedFile(error)) return { response: { ...result, errors: [{ message: DAMAGED }] } };
  if (!(error instanceof APIError) || !error.isPublic || error.data) return undefined;
  return { response: { ...result, errors: [{ message: error.message }] } };
};
