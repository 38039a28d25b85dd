import { type CollectionAfterChangeHook, type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { audit } from '../audit/audit';
import { NOBODY } from './endpoint';
import { passwordProblem } from './password-policy';

/** Set in `context` by whoever changes a password without being signed in: how. */
export const PASSWORD_CHANGE = 'passwordChange';
const CHANGED = 'passwordChangedOf';

type Account = { id: string; email?: string; name?: string | null };

/** The rule for passwords, wherever an account is made or changed. */
export const checkPassword: CollectionBeforeValidateHook<Account> = async ({ data, operation, originalDoc, req }) => {
  const password: unknown = data && 'password' in data ? data.password : undefined;
  // An empty one changes nothing; whether one is needed is for Payload to say.
  if (!data || password === undefined || password === null || password === '') return data;
  const message = await passwordProblem(password, { ...originalDoc, ...data });
  if (message) throw new ValidationError({ collection: 'users', errors: [{ message, path: 'password' }], req });
  if (operation === 'update') req.context[CHANGED] = originalDoc?.id;
  return data;
};

/** Writes down that a password was changed. Payload itself ends all other sessions of that account. */
export const auditPassword: CollectionAfterChangeHook<Account> = async ({ doc, req }) => {
  if (req.context[CHANGED] !== doc.id) return doc;
  delete req.context[CHANGED];
  const told = req.context[PASSWORD_CHANGE];
  const isOwn = req.user?.id === doc.id;
  await audit(req, {
    action: 'password',
    title: doc.name ?? 'Untitled',
    collection: 'users',
    document: doc.id,
    whoName: req.user ? undefined : NOBODY,
    detail: typeof told === 'string' ? told : isOwn ? 'Their own' : "Somebody else's",
  });
  return doc;
};
