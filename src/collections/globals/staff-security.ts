import { sql } from '@payloadcms/db-postgres';
import { type GlobalAfterChangeHook, type GlobalBeforeChangeHook, type GlobalConfig, ValidationError } from 'payload';
import { can, type Role, roles } from '@/access/roles';
import { admins } from '@/access/rules';
import { databaseOf } from '@/payload/transaction';
import { audit } from '@/staff/audit/audit';
import { noSilentGlobalOverwrite } from '@/staff/editorial/no-silent-overwrite';
import { findFactor } from '@/staff/sign-in/factors';
import { endSessionsWithoutFactor } from '@/staff/sign-in/required';
import { together } from '../content';

const rolesOf = (value: unknown): Role[] =>
  roles.map((role) => role.value).filter((role) => Array.isArray(value) && value.includes(role));

const addedBy = (now: unknown, before: unknown) => rolesOf(now).filter((role) => !rolesOf(before).includes(role));

/** Prevents admins from locking themselves out: they need a second factor before their role requires one. */
const hasOwnFactor: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { user } = req;
  const concerns = user?.role && addedBy(data.secondFactorRoles, originalDoc?.secondFactorRoles).includes(user.role);
  if (!concerns || (await findFactor(req, user.id))) return data;
  const message = 'Set up your own second factor first, on your account page.';
  throw new ValidationError({ global: 'staff-security', errors: [{ message, path: 'secondFactorRoles' }], req });
};

const applyRules: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const now = rolesOf(doc.secondFactorRoles);
  const before = rolesOf(previousDoc?.secondFactorRoles);
  if (now.join() === before.join()) return doc;
  await endSessionsWithoutFactor(req, addedBy(now, before));
  const detail = `Second factor needed by ${now.join(', ') || 'no role'}, before by ${before.join(', ') || 'no role'}`;
  await audit(req, { action: 'security', title: 'Staff security', collection: 'staff-security', detail });
  // Payload leaves it as it was if only a list has changed, and forms compare it.
  const dated = sql`update payload.staff_security set updated_at = now()`;
  await (await databaseOf(req.payload, req)).execute(dated);
  const { updatedAt } = await req.payload.findGlobal({ slug: 'staff-security', depth: 0, overrideAccess: true, req });
  return { ...doc, updatedAt };
};

export const staffSecurity: GlobalConfig = {
  slug: 'staff-security',
  label: 'Staff security',
  admin: {
    hidden: (asker) => !can(asker, 'manage'),
    description: 'How people who work on this site sign in.',
    components: { elements: { beforeDocumentControls: [together] } },
  },
  access: { read: admins, update: admins },
  versions: false,
  hooks: { beforeOperation: [noSilentGlobalOverwrite], beforeChange: [hasOwnFactor], afterChange: [applyRules] },
  fields: [
    {
      name: 'secondFactorRoles',
      type: 'select',
      hasMany: true,
      label: 'Roles that need a second factor',
      options: [...roles],
      admin: {
        description:
          'Besides their password, people with these roles enter a code from an authenticator app. People who have none yet are signed out and set it up when they sign in again.',
      },
    },
  ],
};
