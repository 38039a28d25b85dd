import { z } from 'zod';
import { CONSENTED } from './consented.ts';
import { countCharacters, emailAddress, limits, oneLine, severalLines } from './fields.ts';
import type { FieldKind, FormField } from './form-definition.ts';
import { builtFieldMessages as say } from './messages.ts';

/** Greatest lengths of built fields, in characters. */
const builtLimits = { text: 200, 'long-text': limits.message, phone: limits.phone } as const;

/** An entry with its question, as it was when it was sent: later changes of the form leave it as it is. */
export type Answer = { name: string; label: string; kind: FieldKind; value: string };

const PHONE = /^\+?[\d ()./-]*\d[\d ()./-]*$/;
const NUMBER = /^-?\d{1,15}(\.\d{1,10})?$/;

const missing = ({ kind }: FormField) =>
  kind === 'choice' ? say.choiceMissing : kind === 'consent' ? say.consentMissing : say.missing;

const tooLong = (value: string, max: number) => (countCharacters(value) > max ? say.tooLong(max) : undefined);

function numberFault(value: string, { min, max }: FormField): string | undefined {
  if (!NUMBER.test(value)) return say.numberInvalid;
  if (min !== undefined && Number(value) < min) return say.numberTooSmall(min);
  if (max !== undefined && Number(value) > max) return say.numberTooLarge(max);
  return undefined;
}

/** What is wrong with a value that is not empty. */
function faultOf(field: FormField, value: string): string | undefined {
  switch (field.kind) {
    case 'text':
    case 'long-text':
      return tooLong(value, builtLimits[field.kind]);
    case 'email':
      return emailAddress().safeParse(value).error?.issues[0]?.message;
    case 'phone':
      return tooLong(value, builtLimits.phone) ?? (PHONE.test(value) ? undefined : say.phoneInvalid);
    case 'number':
      return numberFault(value, field);
    case 'choice':
      return field.options?.includes(value) ? undefined : say.choiceMissing;
    case 'date':
      return z.iso.date().safeParse(value).success ? undefined : say.dateInvalid;
    case 'consent':
      return value === CONSENTED ? undefined : say.consentMissing;
  }
}

function fieldValue(field: FormField): z.ZodType<string> {
  const text = field.kind === 'long-text' ? severalLines() : oneLine();
  return text.superRefine((value, context) => {
    const message = value === '' ? field.required && missing(field) : faultOf(field, value);
    if (message) context.addIssue({ code: 'custom', message });
  });
}

/**
 * The schema of a built form's entries: the answers that were given, in order. Fields whose condition is not met are
 * not read, whatever was sent for them.
 */
export const formEntries = (fields: readonly FormField[]) =>
  z.record(z.string(), z.unknown()).transform((entries, context): Answer[] => {
    const answers: Answer[] = [];
    const isShown = ({ shownIf }: FormField) =>
      !shownIf || answers.some(({ name, value }) => name === shownIf.field && value === shownIf.value);
    for (const field of fields) {
      if (!isShown(field)) continue;
      const { name, label, kind } = field;
      const parsed = fieldValue(field).safeParse(entries[name] ?? '');
      if (parsed.success) {
        if (parsed.data) answers.push({ name, label, kind, value: parsed.data });
      } else {
        const message = parsed.error.issues[0]?.message ?? say.missing;
        context.addIssue({ code: 'custom', path: [name], message });
      }
    }
    return answers;
  });

const answerTo = (answers: readonly Answer[], field: FormField | undefined) =>
  answers.find(({ name }) => name === field?.name)?.value ?? null;

/** Who sent it, as far as the form asks: the e-mail address, and the field that browsers fill in with the name. */
export const senderIn = (fields: readonly FormField[], answers: readonly Answer[]) => ({
  email: answerTo(
    answers,
    fields.find(({ kind }) => kind === 'email'),
  ),
  name: answerTo(
    answers,
    fields.find(({ autofill }) => autofill === 'name'),
  ),
});
