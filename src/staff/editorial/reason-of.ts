import { APIError, ValidationError } from 'payload';
import { isPassing } from '@/lib/sql-state';
import { plainReason } from '@/payload/plain-reason';

const REQUIRED = 'This field is required.';

type FieldError = { label?: unknown; message: string; path: string };

const nameOf = ({ label, path }: FieldError) => (typeof label === 'string' && label ? label : path);

function inWords(errors: FieldError[]): string {
  const missing = errors.filter(({ message }) => message === REQUIRED).map(nameOf);
  const others = errors.filter(({ message }) => message !== REQUIRED);
  return [
    ...(missing.length > 0 ? [`Missing: ${missing.join(', ')}.`] : []),
    ...others.map((error) => (nameOf(error) === error.message ? error.message : `${nameOf(error)}: ${error.message}`)),
  ].join(' ');
}

/** Why a document could not be saved, for staff and without internals. Throws what is no fault of the document. */
export function reasonOf(error: unknown): string {
  if (isPassing(error)) throw error;
  if (error instanceof ValidationError) return inWords(error.data.errors as FieldError[]);
  if (error instanceof APIError && error.isPublic && error.status === 409) return error.message;
  return plainReason(error);
}
