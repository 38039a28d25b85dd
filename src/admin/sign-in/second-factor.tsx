import './sign-in.css';
import type { UIFieldServerProps } from 'payload';
import { z } from 'zod';
import { can } from '@/access/roles';
import { findFactor } from '@/staff/sign-in/factors';
import { needsSecondFactor } from '@/staff/sign-in/required';
import { OwnFactor } from './own-factor';
import { ResetFactor } from './reset-factor';

/** One's own factor or, for admins, the state of another account's. */
export async function SecondFactor({ id, req }: UIFieldServerProps) {
  const account = z.uuid().safeParse(id).data;
  if (!account || !req.user) return null;
  const isOwn = req.user.id === account;
  if (!isOwn && !can(req, 'manage')) return null;
  const factor = await findFactor(req, account);
  if (!isOwn) return <ResetFactor account={account} isOn={Boolean(factor)} />;
  return (
    <OwnFactor
      isOnAtFirst={Boolean(factor)}
      codesLeftAtFirst={factor?.recoveryCodes.length ?? 0}
      isRequired={await needsSecondFactor(req, req.user.role)}
    />
  );
}
