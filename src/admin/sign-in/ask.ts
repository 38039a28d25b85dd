import { z } from 'zod';

const key = z.object({
  ticket: z.string(),
  secret: z.string(),
  uri: z.string(),
  qr: z.object({ size: z.number(), path: z.string() }),
});
/** For an authenticator app, with a ticket that the server expects back. */
export type Enrolment = z.infer<typeof key>;

const reply = z.object({
  errors: z.array(z.object({ message: z.string() })).optional(),
  /** What sign-in still requires. */
  needs: z.enum(['password', 'code', 'enrolment']).optional(),
  enrolment: key.optional(),
  recoveryCodes: z.array(z.string()).optional(),
});

export type Reply = z.infer<typeof reply> & { isOk: boolean };

const UNREACHABLE = { isOk: false, errors: [{ message: 'The server cannot be reached. Try again.' }] };

/** Posts to an endpoint of the staff accounts. Never throws: failures are in `errors`. */
export async function ask(path: string, body: object): Promise<Reply> {
  try {
    const response = await fetch(`/api/users${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const said = reply.safeParse(await response.json()).data ?? {};
    if (response.ok || said.errors?.length) return { ...said, isOk: response.ok };
    return { isOk: false, errors: [{ message: 'Something went wrong. Try again.' }] };
  } catch {
    return UNREACHABLE;
  }
}

export const messageOf = ({ errors }: Reply) => errors?.[0]?.message ?? 'Something went wrong. Try again.';
