'use client';

import { ConfirmationModal, PopupList, toast, useModal } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { z } from 'zod';
import type { Tell } from '@/lib/progress';
import { acceptsProgress, readWithProgress } from '../progress/read-progress';

const shown = z.object({
  title: z.string(),
  path: z.string(),
  sections: z.number(),
  pictures: z.array(z.string()),
  missing: z.array(z.string()),
});
type Shown = z.infer<typeof shown>;
const made = z.object({ id: z.string(), path: z.string(), missing: z.array(z.string()) });
const refused = z.object({ error: z.string() }).or(
  z.object({ errors: z.array(z.object({ message: z.string() })).min(1) }).transform(({ errors }) => ({
    error: errors[0]?.message ?? '',
  })),
);

const quietly: Tell = () => undefined;

async function send<T>(file: File, schema: z.ZodType<T>, query = '', tell = quietly): Promise<T> {
  const init = { method: 'POST', body: file, credentials: 'same-origin', headers: acceptsProgress } as const;
  const { isOk, body } = await readWithProgress(await fetch(`/api/pages/from-file${query}`, init), tell);
  if (isOk) return schema.parse(body);
  throw new Error(refused.safeParse(body).data?.error || 'The file could not be read.');
}

const choose = () =>
  new Promise<File | undefined>((resolve) => {
    const input = Object.assign(document.createElement('input'), { type: 'file', accept: '.json,application/json' });
    input.addEventListener('change', () => resolve(input.files?.[0]));
    input.addEventListener('cancel', () => resolve(undefined));
    input.click();
  });

const inWords = ({ title, path, sections, pictures, missing }: Shown) =>
  [
    `“${title}” becomes a draft at ${path}, with ${sections === 1 ? '1 section' : `${sections} sections`}.`,
    ...(pictures.length > 0 ? [`New in Media: ${pictures.join(', ')}.`] : []),
    ...(missing.length > 0 ? [`Missing on this site: ${missing.join(', ')}.`] : []),
  ].join(' ');

const MODAL = 'import-page-from-file';

/** Imports an exported page as a draft, also from another installation, after it has said what it will make. */
export function UploadPage() {
  const router = useRouter();
  const { openModal } = useModal();
  const [chosen, setChosen] = useState<{ file: File; plan: Shown }>();
  const wordsOf = (error: unknown) => (error instanceof Error ? error.message : 'The file could not be read.');
  const preview = async () => {
    const file = await choose();
    if (!file) return;
    try {
      setChosen({ file, plan: await send(file, shown, '?preview=true') });
      openModal(MODAL);
    } catch (error) {
      toast.error(wordsOf(error));
    }
  };
  const upload = async () => {
    if (!chosen) return;
    const told = toast.loading('Importing…');
    try {
      const { id, path, missing } = await send(chosen.file, made, '', ({ done, of }) =>
        toast.loading(`Importing: ${done} of ${of} pictures…`, { id: told }),
      );
      toast.success(`The page was imported as a draft at ${path}.`, { id: told });
      if (missing.length > 0)
        toast.warning(`Missing on this site: ${missing.join(', ')}. Choose replacements before you publish.`);
      router.push(`/admin/collections/pages/${id}`);
    } catch (error) {
      toast.error(wordsOf(error), { id: told });
    }
  };
  return (
    <>
      <PopupList.Button onClick={preview}>Import a page from a file</PopupList.Button>
      <ConfirmationModal
        modalSlug={MODAL}
        heading="Import this page?"
        body={chosen ? inWords(chosen.plan) : ''}
        confirmLabel="Import as a draft"
        onConfirm={upload}
      />
    </>
  );
}
