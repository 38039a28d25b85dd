import { env } from '@/env';

/** Without a token, they sign in with single sign-on. Names no one: the address may be a stranger's. */
export function invitationMail(token: string | null): { subject: string; text: string } {
  const { SITE_URL } = env();
  const steps = token
    ? [
        `Choose your password: ${SITE_URL}/admin/reset/${encodeURIComponent(token)}`,
        'The link works once and expires after three days. After that, use "Forgot password?" on the sign-in page.',
      ]
    : [`Sign in with single sign-on: ${SITE_URL}/admin`];
  return {
    subject: 'Your account for the admin of the website',
    text: ['You are invited to work on the website.', ...steps, 'If you did not expect this mail, ignore it.'].join(
      '\n\n',
    ),
  };
}
