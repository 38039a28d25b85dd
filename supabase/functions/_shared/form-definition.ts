import { z } from 'zod';
import { acceptedKinds } from './file-kinds.ts';
import { hmac, isEqual } from './visitor.ts';

export const fieldKinds = [
  'text',
  'long-text',
  'email',
  'phone',
  'number',
  'choice',
  'date',
  'consent',
  'file',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

const fieldName = z.string().regex(/^[\w-]{1,64}$/);
const text = (max: number) => z.string().min(1).max(max);

const field = z.object({
  /** Stays the same when the label changes: the id of the row in the admin. */
  name: fieldName,
  kind: z.enum(fieldKinds),
  label: text(200),
  hint: text(300).optional(),
  required: z.boolean(),
  options: z.array(text(120)).max(30).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  accept: z.array(z.enum(acceptedKinds)).min(1).optional(),
  /** Shown and read only if an earlier field that is shown has this value. */
  shownIf: z.object({ field: fieldName, value: text(120) }).optional(),
  /** What browsers fill in (`autocomplete`). */
  autofill: z.enum(['name', 'organization', 'organization-title', 'country-name']).optional(),
});
export type FormField = z.infer<typeof field>;

export const formDefinition = z.object({
  id: z.uuid(),
  title: text(120),
  fields: z.array(field).min(1).max(30),
  /** If empty, the company's address. */
  recipients: z.array(z.email().max(255)).max(10),
  /** Mailed to the sender: only words of the staff, as the address is unconfirmed. */
  confirmation: z.object({ subject: text(150), text: text(3000) }).optional(),
});
export type FormDefinition = z.infer<typeof formDefinition>;

const signed = (form: string) => `form definition\n${form}`;

/** Proves that the site wrote this definition: browsers do not know the secret key. */
export const signatureOf = (form: string, secretKey: string) => hmac(secretKey, signed(form));

/** Undefined if the site did not sign it. */
export async function trustedDefinition(
  form: string,
  signature: string,
  secretKey: string,
): Promise<FormDefinition | undefined> {
  if (!secretKey || !isEqual(signature, await hmac(secretKey, signed(form)))) return undefined;
  return formDefinition.parse(JSON.parse(form));
}
