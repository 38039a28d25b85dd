import { z } from 'zod';
import { emailAddress, limits, optionalPhone, optionalText, requiredLines, requiredText } from './fields.ts';
import type { FieldMessages } from './messages.ts';

/** Flows document, section 5. */
export const contactSchema = (say: FieldMessages) =>
  z.object({
    name: requiredText(say, limits.name, say.nameRequired, say.nameTooLong),
    email: emailAddress(say),
    company: optionalText(say, limits.company, say.companyTooLong),
    phone: optionalPhone(say),
    message: requiredLines(say, limits.message, say.messageRequired, say.messageTooLong),
  });
