import { z } from 'zod';
import { cleanEmail, cleanNumber, cleanSigns, entryLine } from './clean-entry.ts';
import { CONSENTED } from './consented.ts';
import { cleaned, countCharacters, emailAddress, limits, oneLine, phoneNumber, severalLines } from './fields.ts';
import type { FieldKind, FormField } from './form-definition.ts';
import { fileFault, fileIn, type SentFile } from './form-files.ts';
import type { Messages } from './messages.ts';

/** In characters. */
const builtLimits = { text: 200, 'long-text': limits.message, phone: limits.phone } as const;

/** With its question as it was when sent: later changes of the form do not affect it. */
export type Answer = {
  name: string;
  label: string;
  kind: FieldKind;
  value: string;
  file?: SentFile;
};

const PHONE = /^\+?[\d ()./-]*\d[\d ()./-]*(?: ?(?:x|ext\.?) ?\d+)?$/i;
const NUMBER = /^-?\d{1,15}(\.\d{1,10})?$/;

type BuiltMessages = Pick<Messages, 'fields' | 'builtFields'>;
type Say = BuiltMessages['builtFields'];

const missing = ({ kind }: TextField, say: Say) =>
  kind === 'choice' ? say.choiceMissing : kind === 'consent' ? say.consentMissing : say.missing;

const tooLong = (value: string, max: number, say: Say) => (countCharacters(value) > max ? say.tooLong(max) : undefined);

function numberFault(value: string, { min, max }: FormField, say: Say): string | undefined {
  if (!NUMBER.test(value)) return say.numberInvalid;
  if (min !== undefined && Number(value) < min) return say.numberTooSmall(min);
  if (max !== undefined && Number(value) > max) return say.numberTooLarge(max);
  return undefined;
}

type TextField = FormField & { kind: Exclude<FieldKind, 'file'> };

function faultOf(field: TextField, value: string, { fields, builtFields: say }: BuiltMessages): string | undefined {
  switch (field.kind) {
    case 'text':
    case 'long-text':
      return tooLong(value, builtLimits[field.kind], say);
    case 'email':
      return emailAddress(fields).safeParse(value).error?.issues[0]?.message;
    case 'phone':
      return tooLong(value, builtLimits.phone, say) ?? (PHONE.test(value) ? undefined : say.phoneInvalid);
    case 'number':
      return numberFault(value, field, say);
    case 'choice':
      return optionOf(field, value) === undefined ? say.choiceMissing : undefined;
    case 'date':
      return z.iso.date().safeParse(value).success ? undefined : say.dateInvalid;
    case 'consent':
      return value === CONSENTED ? undefined : say.consentMissing;
  }
}

/** Staff may have typed an option with characters that are taken out of entries. */
const optionOf = ({ options }: FormField, value: string) => options?.find((option) => entryLine(option) === value);

function cleanText({ kind }: TextField, { fields, builtFields }: BuiltMessages): z.ZodType<string> {
  switch (kind) {
    case 'long-text':
      return severalLines(fields);
    case 'phone':
      return phoneNumber(fields);
    case 'number':
      return cleaned(fields, (text) => cleanNumber(text, builtFields.decimalMark));
    case 'email':
      return cleaned(fields, cleanEmail);
    case 'date':
      return cleaned(fields, cleanSigns);
    default:
      return oneLine(fields);
  }
}

function fieldValue(field: TextField, messages: BuiltMessages): z.ZodType<string> {
  const { builtFields } = messages;
  return cleanText(field, messages).superRefine((value, context) => {
    const message = value === '' ? field.required && missing(field, builtFields) : faultOf(field, value, messages);
    if (message) context.addIssue({ code: 'custom', message });
  });
}

type Read = { value?: string; file?: SentFile; fault?: string };

function readText(field: TextField, entry: unknown, messages: BuiltMessages): Read {
  const parsed = fieldValue(field, messages).safeParse(entry ?? '');
  if (parsed.success) return { value: field.kind === 'choice' ? optionOf(field, parsed.data) : parsed.data };
  return { fault: parsed.error.issues[0]?.message ?? messages.builtFields.missing };
}

function readFile(field: FormField, entry: unknown, answers: readonly Answer[], say: Say): Read {
  const file = fileIn(entry);
  if (!file) return field.required ? { fault: say.fileMissing } : {};
  const before = answers.reduce((sum, response) => sum + (response.file?.size ?? 0), 0);
  const fault = fileFault(field, file, before, say);
  return fault ? { fault } : { value: file.name, file };
}

const isText = (field: FormField): field is TextField => field.kind !== 'file';

/** The answers in order. Fields whose condition is not met are ignored, whatever was sent for them. */
export const formEntries = (fields: readonly FormField[], messages: BuiltMessages) =>
  z.record(z.string(), z.unknown()).transform((entries, context): Answer[] => {
    const answers: Answer[] = [];
    const isShown = ({ shownIf }: FormField) =>
      !shownIf || answers.some(({ name, value }) => name === shownIf.field && value === shownIf.value);
    for (const field of fields) {
      if (!isShown(field)) continue;
      const { name, label, kind } = field;
      const entry = entries[name];
      const { value, file, fault } = isText(field)
        ? readText(field, entry, messages)
        : readFile(field, entry, answers, messages.builtFields);
      if (fault) context.addIssue({ code: 'custom', path: [name], message: fault });
      else if (value) answers.push({ name, label, kind, value, ...(file && { file }) });
    }
    return answers;
  });

const responseTo = (answers: readonly Answer[], field: FormField | undefined) =>
  answers.find(({ name }) => name === field?.name)?.value ?? null;

export const senderIn = (fields: readonly FormField[], answers: readonly Answer[]) => ({
  email: responseTo(
    answers,
    fields.find(({ kind }) => kind === 'email'),
  ),
  name: responseTo(
    answers,
    fields.find(({ autofill }) => autofill === 'name'),
  ),
});
