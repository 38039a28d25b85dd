import type { CollectionConfig } from 'payload';
import { can, roles } from '@/access/roles';
import { admins, adminsOnlyField, adminsOrSelf, denyAll } from '@/access/rules';
import { env } from '@/env';
import { text } from '@/fields/text';
import { uiField } from '@/fields/ui-field';
import { sessionFields } from '@/payload/session-fields';
import { auditAccount, auditAccountRemoved, noteUnseenChanges } from '@/staff/audit/account-hooks';
import { noSilentOverwrite } from '@/staff/editorial/no-silent-overwrite';
import { endSessionsOnChange, inTurn, signOutInTurn } from '@/staff/sessions/end-on-change';
import { sessionEndpoints } from '@/staff/sessions/endpoints';
import { refreshEndpoints, tellSessionTimes } from '@/staff/sessions/refresh';
import { IDLE_SECONDS } from '@/staff/sessions/session-length';
import { staffSession } from '@/staff/sessions/strategy';
import { needProof, proofFields } from '@/staff/sign-in/account-proof';
import { signInEndpoints } from '@/staff/sign-in/endpoints';
import { removeFactorOf } from '@/staff/sign-in/factors';
import { onlyThroughOurEndpoints } from '@/staff/sign-in/guard';
import { invitedAt, invitedBy } from '@/staff/sign-in/invitation-field';
import { checkPassword } from '@/staff/sign-in/password-hooks';
import { endMailedLink, storeTokenDigest } from '@/staff/sign-in/reset-token';
import { singleSignOnEndpoints } from '@/staff/single-sign-on/endpoints';
import { identityFields } from '@/staff/single-sign-on/identity-fields';
import { together } from './content';

/** Staff accounts. Visitor accounts are in Supabase and have no rights here (decisions, "Roles"). */
export const users: CollectionConfig = {
  slug: 'users',
  versions: false,
  labels: { singular: 'Staff account', plural: 'Staff accounts' },
  auth: {
    tokenExpiration: IDLE_SECONDS,
    // No lockout, which would let strangers lock out staff: src/staff/sign-in limits attempts instead. Not 0, which
    // would drop the columns in the same release that stops using them.
    maxLoginAttempts: Number.MAX_SAFE_INTEGER,
    useSessions: true,
    strategies: [staffSession],
    cookies: { sameSite: 'Lax', secure: env().SITE_URL.startsWith('https://') },
  },
  admin: {
    // Others reach their own account through their picture.
    hidden: (asker) => !can(asker, 'manage'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
    description: 'People who work on this site.',
    components: { beforeListTable: ['/admin/invitations/invite#Invite'] },
  },
  disableDuplicate: true,
  custom: { isEditedTogether: true },
  access: {
    admin: ({ req }) => Boolean(req.user),
    read: adminsOrSelf,
    // Accounts are created by invitation (src/staff/sign-in/invitation.ts), so only their owner knows the password.
    create: ({ req, data }) => can(req, 'manage') && Boolean(data?.email) && !data?.id,
    update: adminsOrSelf,
    delete: admins,
    unlock: denyAll,
  },
  endpoints: [...signInEndpoints, ...sessionEndpoints, ...refreshEndpoints, ...singleSignOnEndpoints],
  hooks: {
    beforeOperation: [onlyThroughOurEndpoints, inTurn, noSilentOverwrite],
    beforeValidate: [checkPassword],
    beforeChange: [needProof, noteUnseenChanges, endSessionsOnChange, endMailedLink, storeTokenDigest],
    afterChange: [auditAccount],
    afterLogout: [signOutInTurn],
    afterMe: [tellSessionTimes],
    afterDelete: [auditAccountRemoved, removeFactorOf],
  },
  fields: [
    ...proofFields,
    text('name', 80, 'Shown to colleagues beside what you change.'),
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'author',
      saveToJWT: true,
      options: [...roles],
      access: { create: adminsOnlyField, update: adminsOnlyField },
      admin: { description: 'What this person may do.' },
    },
    invitedAt,
    invitedBy,
    uiField('secondFactor', '/admin/sign-in/second-factor#SecondFactor'),
    ...identityFields,
    sessionFields,
    uiField('together', together),
    uiField('sessionList', '/admin/sessions/session-panel#SessionPanel'),
  ],
};
