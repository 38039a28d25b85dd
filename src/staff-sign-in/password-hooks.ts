import type { User } from '@payload-types';
import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { passwordProblem } from './password-policy';

/** The rule for passwords, wherever an account is made or changed. */
export const checkPassword: CollectionBeforeValidateHook<User> = async ({ data, originalDoc, req }) => {
  const password: unknown = data?.password;
  // An empty one changes nothing; whether one is needed is for Payload to say.
  if (password === undefined || password === null || password === '') return data;
  const message = await passwordProblem(password, { ...originalDoc, ...data });
  if (message) throw new ValidationError({ collection: 'users', errors: [{ message, path: 'password' }], req });
  return data;
};
