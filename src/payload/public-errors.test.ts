import { APIError } from 'payload';
import { expect, it } from 'vitest';
import { tellPublicErrors } from './public-errors';

type Arguments = Parameters<typeof tellPublicErrors>[0];
const unknown = { errors: [{ message: 'An unknown error occurred.' }] };
const responseTo = (error: Error) => tellPublicErrors({ error, result: unknown } as unknown as Arguments);

it('a public error keeps its message, though its class name is minified', () => {
  const error = new APIError('Choose another path.', 409, null, true);
  error.name = '';
  expect(responseTo(error)).toEqual({ response: { errors: [{ message: 'Choose another path.' }] } });
});

it('internal errors and errors with details are left unchanged', () => {
  expect(responseTo(new APIError('Password of the database', 500, null, false))).toBeUndefined();
  expect(responseTo(new Error('Password of the database'))).toBeUndefined();
  expect(responseTo(new APIError('Invalid', 400, { errors: [] }, true))).toBeUndefined();
});
