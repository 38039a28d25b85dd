'use client';

import { CheckboxInput, TextInput, useConfig } from '@payloadcms/ui';
import { type ChangeEvent, useState } from 'react';
import { z } from 'zod';
import { asDocument, attempt, type Outcome, reasonOf } from '../ask';
import { FormDialog } from '../dialogs/form-dialog';

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
  const [alt, setAlt] = useState('');
  const [decorative, setDecorative] = useState(false);

  const replace = async () => {
    if (!alt.trim() && !decorative) return 'Describe the picture, or tick that it is decorative.';
    const outcome = await upload(config.routes.api, { file, alt: alt.trim(), decorative });
    if (outcome.is !== 'stored') return reasonOf(outcome);
    onDone(outcome.result);
    return undefined;
  };

  return (
    <FormDialog title="Replace the picture" action="Replace" send={replace} onClose={onClose}>
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
    </FormDialog>
  );
}
