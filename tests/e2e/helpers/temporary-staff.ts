import { randomBytes } from 'node:crypto';
import { type Cms, cms } from './cms';
import { prefer } from './page-first';
import { siteUrl } from './site';

/** Signed in. The test has to remove it. */
export async function temporaryStaff(api: Cms, role: string) {
  const email = `${randomBytes(6).toString('hex')}@browser-tests.example`;
  const password = randomBytes(18).toString('base64url');
  const { id } = await api.create('users', { name: 'Browser test', role, email, password });
  const signIn = async () => {
    const session = await cms('').send<{ token: string }>('POST', '/users/login', { email, password });
    return session.token;
  };
  const token = await signIn();
  await prefer(token, 'whole form');
  return {
    id,
    email,
    password,
    name: 'Browser test',
    token,
    /** Another session. */
    signIn,
    cookie: `payload-token=${token}`,
    demote: () => api.send('PATCH', `/users/${id}`, { role: 'reviewer' }),
    signOut: () => cms(token).send('POST', '/users/logout'),
    remove: () => api.removeWhere('users', { id }),
    draftCookie: async () => {
      const response = await fetch(`${siteUrl}/preview?path=/`, {
        redirect: 'manual',
        headers: { cookie: `payload-token=${token}` },
      });
      const [cookie] = response.headers.getSetCookie().filter((one) => one.startsWith('__prerender_bypass='));
      if (!cookie) throw new Error(`No preview: ${response.status}`);
      return cookie.split(';', 1)[0] ?? '';
    },
  };
}
export type TemporaryStaff = Awaited<ReturnType<typeof temporaryStaff>>;
