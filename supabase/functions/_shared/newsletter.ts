import { z } from 'zod';
import { emailAddress } from './fields.ts';

/** The newsletter form; the address is stored in lower case (decisions, "Forms"). */
export const newsletterSchema = z.object({ email: emailAddress().transform((email) => email.toLowerCase()) });
