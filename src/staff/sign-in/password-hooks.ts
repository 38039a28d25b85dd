import type { User } from '@payload-types';
import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { passwordProblem } from './password-policy';

export const checkPassword: CollectionBeforeValidateHook<User> = async ({ data, originalDoc, req }) => {
  const password: unknown = data?.password;
  // Changes nothing; Payload decides whether a password is required.
  if (password === undefined || password === null || password === '') return data;
  const message = await passwordProblem(password, { ...originalDoc, ...data });
  if (message) throw new ValidationError({ collection: 'users', errors: [{ message, path: 'password' }], req });
  return data;
};
