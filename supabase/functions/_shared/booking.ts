import { z } from 'zod';
import { emailAddress, limits, requiredText } from './fields.ts';
import { fieldMessages as say } from './messages.ts';

/** Is it a time zone that the clocks here know? */
export const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/** The form of the calendar: a time, a name, an address. Whether the time is offered depends on the day: slots.ts. */
export const bookingSchema = z.object({
  startsAt: z.string({ error: say.timeRequired }).refine((value) => !Number.isNaN(Date.parse(value)), {
    error: say.timeRequired,
  }),
  name: requiredText(limits.name, say.nameRequired, say.nameTooLong),
  email: emailAddress(),
  /** The visitor's, where the browser tells it. */
  timeZone: z.string().max(64).refine(isTimeZone).nullish().catch(null),
  /** Random, made with the form: who sends it again gets the confirmation again, and nobody else. */
  key: z.uuid().nullish().catch(null),
});
export type BookingRequest = z.output<typeof bookingSchema>;
