import { z } from 'zod';
import { countCharacters, emailAddress, limits, oneLine } from './fields.ts';
import { fieldMessages as say } from './messages.ts';

const email = emailAddress(say.emailInvalid);

/** Not trimmed: a space may be part of a password. */
const password = z
  .string()
  .refine((value) => countCharacters(value) >= limits.password.min, { error: say.passwordTooShort, abort: true })
  .refine((value) => countCharacters(value) <= limits.password.max, { error: say.passwordTooLong });

const displayName = oneLine()
  .refine((value) => countCharacters(value) >= limits.displayName.min, { error: say.displayNameTooShort, abort: true })
  .refine((value) => countCharacters(value) <= limits.displayName.max, { error: say.displayNameTooLong });

const currentPassword = z
  .string()
  .min(1, say.currentPasswordRequired)
  .refine((value) => countCharacters(value) <= limits.password.max, { error: say.passwordTooLong });

/** Sign-in (flows document, section 5); rules fail in the order of the fields. */
export const signInSchema = z.object({ email, password });
export const signUpSchema = z.object({ displayName, email, password });
export const resetRequestSchema = z.object({ email });
export const newPasswordSchema = z.object({ password });

/** `/account`: each change is a separate form. */
export const displayNameSchema = z.object({ displayName });
export const emailChangeSchema = z.object({ email, currentPassword });
/** A code of an authenticator app, which people often type in groups. */
export const factorSchema = z.object({
  code: z
    .string()
    .transform((code) => code.replace(/\s/g, ''))
    .refine((code) => /^\d{6}$/.test(code), { error: say.codeInvalid }),
});
export const passwordChangeSchema = z.object({
  currentPassword,
  password,
  nonce: z.string().trim().max(20).optional(),
});
