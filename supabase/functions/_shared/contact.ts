import { z } from 'zod';
import { emailAddress, limits, optionalText, requiredLines, requiredText } from './fields.ts';
import { fieldMessages as say } from './messages.ts';

/** The contact form (flows document, section 5). */
export const contactSchema = z.object({
  name: requiredText(limits.name, say.nameRequired, say.nameTooLong),
  email: emailAddress(),
  company: optionalText(limits.company, say.companyTooLong),
  phone: optionalText(limits.phone, say.phoneTooLong),
  message: requiredLines(limits.message, say.messageRequired, say.messageTooLong),
});
