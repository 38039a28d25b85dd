import type { Payload } from 'payload';
import type { Role } from '@/access/roles';
import { type Client, client } from './http';

/** One of each set of rights, as in the columns of `tests/integration/access/table.ts`. */
const staffRoles = ['reviewer', 'author', 'editor', 'admin'] as const satisfies Role[];
export const people = ['anonymous', ...staffRoles] as const;
export type Person = (typeof people)[number];

export const password = 'a long password for tests';
export const emailOf = (role: string) => `${role}@staff.example`;

export async function signIn(payload: Payload): Promise<Record<Person, Client & { id: string }>> {
  const everybody = { anonymous: { ...client(), id: '' } } as Record<Person, Client & { id: string }>;
  for (const role of staffRoles) {
    const email = emailOf(role);
    const { id } = await payload.create({ collection: 'users', data: { name: role, email, password, role } });
    const { body } = await client().rest<{ token: string }>('POST', '/users/login', { email, password });
    everybody[role] = { ...client(body.token), id };
  }
  return everybody;
}
