import type { Payload } from 'payload';
import { roles } from '@/access/roles';
import { type Client, client } from './http';

export const people = ['anonymous', 'reviewer', 'author', 'editor', 'admin'] as const;
export type Person = (typeof people)[number];

export const password = 'a long password for tests';
export const emailOf = (role: string) => `${role}@staff.example`;

export async function signIn(payload: Payload): Promise<Record<Person, Client & { id: string }>> {
  const everybody = { anonymous: { ...client(), id: '' } } as Record<Person, Client & { id: string }>;
  for (const { value: role } of roles) {
    const email = emailOf(role);
    const { id } = await payload.create({ collection: 'users', data: { name: role, email, password, role } });
    const { body } = await client().rest<{ token: string }>('POST', '/users/login', { email, password });
    everybody[role] = { ...client(body.token), id };
  }
  return everybody;
}
