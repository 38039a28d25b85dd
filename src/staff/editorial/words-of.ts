import { APIError, Forbidden, type PayloadRequest, ValidationError } from 'payload';
import { DISK_CLOSED, FULL, isDiskClosed, isDiskFull } from '@/lib/sql-state';
import { reasonOf } from './reason-of';

/** Why a change was refused, in words for its author. Unexpected errors are logged and stay on the server. */
export function wordsOf(req: PayloadRequest, error: unknown): string {
  if (error instanceof Forbidden) return 'You are not allowed to change this.';
  if (error instanceof ValidationError) return reasonOf(error);
  if (error instanceof APIError && error.isPublic) return error.message;
  req.payload.logger.error({ err: error }, 'A change could not be saved.');
  if (isDiskFull(error)) return FULL;
  if (isDiskClosed(error)) return DISK_CLOSED;
  return 'The site could not save this. Try again later.';
}
