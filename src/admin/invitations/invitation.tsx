'use client';

import { Button, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useState } from 'react';
import { readable } from '../readable-time';
import { askToInvite } from './ask';
import '../panel/boxed-form.css';
import './invitations.css';

export function Invitation() {
  const { id } = useDocumentInfo();
  const invitedAt = useFormFields(([fields]) => fields.invitedAt?.value);
  const [said, setSaid] = useState('');
  if (id === undefined || !invitedAt) return null;
  const again = async () => setSaid((await askToInvite(`/${id}`)).message);
  return (
    <section className="invite" aria-label="Invitation">
      <p>Invited on {readable(String(invitedAt))}, but has not signed in yet.</p>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void again()}>
        Send the invitation again
      </Button>
      <p role="status">{said}</p>
    </section>
  );
}
