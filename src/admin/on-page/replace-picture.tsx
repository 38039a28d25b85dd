'use client';

import { Button, CheckboxInput, TextInput, useConfig } from '@payloadcms/ui';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { z } from 'zod';
import { asDocument, attempt, type Outcome, reasonOf } from '../ask';
import './replace-picture.css';

const stored = z.object({ doc: z.object({ id: z.string() }) });

type Described = { file: File; alt: string; decorative: boolean };

function upload(api: string, { file, alt, decorative }: Described): Promise<Outcome<string>> {
  const { body } = asDocument({ alt, decorative });
  body.set('file', file);
  return attempt(`${api}/media?depth=0`, { body }, (response) => stored.safeParse(response).data?.doc.id);
}

type Props = { file: File; onDone: (id: string) => void; onClose: () => void };

export function ReplacePicture({ file, onDone, onClose }: Props) {
  const { config } = useConfig();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [alt, setAlt] = useState('');
  const [decorative, setDecorative] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const replace = async () => {
    if (!alt.trim() && !decorative) return setTrouble('Describe the picture, or tick that it is decorative.');
    setBusy(true);
    const outcome = await upload(config.routes.api, { file, alt: alt.trim(), decorative });
    setBusy(false);
    if (outcome.is !== 'stored') return setTrouble(reasonOf(outcome));
    onDone(outcome.answer);
    dialog.current?.close();
  };

  // Outside the form, so that Enter does not save the document.
  return createPortal(
    <dialog ref={dialog} className="replace-picture" aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>Replace the picture</h2>
      <p>{file.name}</p>
      <TextInput
        path="on-page-alt"
        label="Description"
        description="What the picture shows, for people who cannot see it."
        value={alt}
        onChange={(event: ChangeEvent<HTMLInputElement>) => setAlt(event.target.value)}
      />
      <CheckboxInput
        id="on-page-decorative"
        label="Decorative: the picture adds nothing to the text"
        checked={decorative}
        onToggle={() => setDecorative(!decorative)}
      />
      <p role="alert">{trouble}</p>
      <div className="replace-picture__actions">
        <Button margin={false} disabled={isBusy} onClick={() => void replace()}>
          Replace
        </Button>
        <Button margin={false} buttonStyle="secondary" onClick={() => dialog.current?.close()}>
          Cancel
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}
