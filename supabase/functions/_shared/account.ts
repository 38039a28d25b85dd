import { z } from 'zod';
import { countCharacters, emailAddress, limits, oneLine } from './fields.ts';
import type { FieldMessages } from './messages.ts';

const email = (say: FieldMessages) => emailAddress(say, say.emailInvalid);

/** Not trimmed: a space may be part of a password. */
const password = (say: FieldMessages) =>
  z
    .string()
    .refine((value) => countCharacters(value) >= limits.password.min, { error: say.passwordTooShort, abort: true })
    .refine((value) => countCharacters(value) <= limits.password.max, { error: say.passwordTooLong });

const displayName = (say: FieldMessages) =>
  oneLine(say)
    .refine((value) => countCharacters(value) >= limits.displayName.min, {
      error: say.displayNameTooShort,
      abort: true,
    })
    .refine((value) => countCharacters(value) <= limits.displayName.max, { error: say.displayNameTooLong });

const currentPassword = (say: FieldMessages) =>
  z
    .string()
    .min(1, say.currentPasswordRequired)
    .refine((value) => countCharacters(value) <= limits.password.max, { error: say.passwordTooLong });

/** Flows document, section 5; rules fail in the order of the fields. */
export const signInSchema = (say: FieldMessages) => z.object({ email: email(say), password: password(say) });
export const signUpSchema = (say: FieldMessages) =>
  z.object({ displayName: displayName(say), email: email(say), password: password(say) });
export const resetRequestSchema = (say: FieldMessages) => z.object({ email: email(say) });
export const newPasswordSchema = (say: FieldMessages) => z.object({ password: password(say) });

export const displayNameSchema = (say: FieldMessages) => z.object({ displayName: displayName(say) });
export const emailChangeSchema = (say: FieldMessages) =>
  z.object({ email: email(say), currentPassword: currentPassword(say) });
/** People often type the code in groups. */
export const factorSchema = (say: FieldMessages) =>
  z.object({
    code: z
      .string()
      .transform((code) => code.replace(/\s/g, ''))
      .refine((code) => /^\d{6}$/.test(code), { error: say.codeInvalid }),
  });
export const passwordChangeSchema = (say: FieldMessages) =>
  z.object({
    currentPassword: currentPassword(say),
    password: password(say),
    nonce: z.string().trim().max(20).optional(),
  });
