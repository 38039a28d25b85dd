'use client';

import { Button, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useState } from 'react';
import { readable } from '../workflow/readable-time';
import { askToInvite } from './ask';
import './invitations.css';

/** On the account of somebody who was invited and has not been here yet: since when, and another link. */
export function Invitation() {
  const { id } = useDocumentInfo();
  const invitedAt = useFormFields(([fields]) => fields.invitedAt?.value);
  const [said, setSaid] = useState('');
  if (id === undefined || !invitedAt) return null;
  const again = async () => setSaid((await askToInvite(`/${id}`)).message);
  return (
    <section className="invite" aria-label="Invitation">
      <p>Invited on {readable(String(invitedAt))}, and has not signed in yet.</p>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void again()}>
        Send the invitation again
      </Button>
      <p role="status">{said}</p>
    </section>
  );
}
