import { z } from 'zod';

export const crmKinds = ['hubspot', 'salesforce'] as const;
export type CrmKind = (typeof crmKinds)[number];

/** What a lead has to offer, in words for staff. */
export const sources = {
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  name: 'Whole name',
  company: 'Company',
  phone: 'Phone',
  message: 'What the visitor wrote',
  summary: 'What the visitor wrote, and where from',
  kind: 'Message, form or booking',
  form: 'Name of the form',
  answer: 'Answer to a question',
  session: 'Time of the session',
  received: 'Time received',
  page: 'Page of the form',
  cameFrom: 'Page before',
  campaign: 'Campaign (utm_campaign)',
  source: 'Source (utm_source)',
  medium: 'Medium (utm_medium)',
  term: 'Term (utm_term)',
  content: 'Content (utm_content)',
  version: 'Version of the page (experiments)',
  language: 'Language',
  link: 'Address in the inbox',
} as const;
export type Source = keyof typeof sources;

/** Of a lead, without what it lacks. `questions`: by label. */
export type Lead = { values: Partial<Record<Exclude<Source, 'answer'>, string>>; questions: Map<string, string> };

/** The names that the programs give to fields, which are also safe in an address. */
const names: Record<CrmKind, { shape: RegExp; example: string }> = {
  hubspot: { shape: /^[a-z][a-z0-9_]{0,99}$/, example: 'the internal name of a property, such as utm_campaign' },
  salesforce: { shape: /^[A-Za-z][A-Za-z0-9_]{0,79}$/, example: 'the API name of a field, such as Campaign__c' },
};

export const fieldName = (kind: CrmKind) => z.string().regex(names[kind].shape, `Enter ${names[kind].example}.`);

const rowOf = (kind: CrmKind) =>
  z
    .object({
      from: z.enum(Object.keys(sources) as [Source, ...Source[]]),
      question: z.string().trim().max(200).nullish(),
      to: fieldName(kind),
    })
    .refine(({ from, question }) => from !== 'answer' || question, 'Enter the question as the form asks it.');

/** Each field of the program is filled from one place. */
export const mappingOf = (kind: CrmKind) =>
  z.array(rowOf(kind)).superRefine((rows, context) => {
    const seen = new Set<string>();
    for (const { to } of rows) {
      const name = to.toLowerCase();
      if (seen.has(name)) context.addIssue({ code: 'custom', message: `${to} is filled twice.` });
      seen.add(name);
    }
  });
export type Mapping = z.output<ReturnType<typeof mappingOf>>;

/** With fields that every account of the program has. */
export const usual: Record<CrmKind, Mapping> = {
  hubspot: [
    { from: 'email', to: 'email' },
    { from: 'firstName', to: 'firstname' },
    { from: 'lastName', to: 'lastname' },
    { from: 'company', to: 'company' },
    { from: 'phone', to: 'phone' },
    { from: 'summary', to: 'message' },
  ],
  salesforce: [
    { from: 'email', to: 'Email' },
    { from: 'firstName', to: 'FirstName' },
    { from: 'lastName', to: 'LastName' },
    { from: 'company', to: 'Company' },
    { from: 'phone', to: 'Phone' },
    { from: 'summary', to: 'Description' },
  ],
};

/** What is empty is left out, so that it erases nothing that the program knows. */
export function mapped({ values, questions }: Lead, mapping: Mapping): Record<string, string> {
  const filled = mapping.map(({ from, question, to }) => {
    const value = from === 'answer' ? questions.get(question ?? '') : values[from];
    return [to, value ?? ''] as const;
  });
  return Object.fromEntries(filled.filter(([, value]) => value));
}
