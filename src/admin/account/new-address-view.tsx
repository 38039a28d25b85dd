import type { AdminViewServerProps } from 'payload';
import { z } from 'zod';
import { redirect } from '@/payload/navigation';
import { SignInPage } from '../sign-in/sign-in-page';
import { NewAddress } from './new-address';

/** The target of the link that is mailed to a new address. Mail scanners open links, so a button makes the change. */
export function NewAddressView({ initPageResult, searchParams }: AdminViewServerProps) {
  const token = z.string().catch('').parse(searchParams?.token);
  const here = `/admin/new-address?token=${encodeURIComponent(token)}`;
  if (!initPageResult.req.user) redirect(`/admin/login?${new URLSearchParams({ redirect: here })}`);
  return (
    <SignInPage>
      <h1>Your new address</h1>
      <NewAddress token={token} />
    </SignInPage>
  );
}
