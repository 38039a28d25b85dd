'use client';

import { ConfirmationModal, PopupList, toast, useModal } from '@payloadcms/ui';
import { useState } from 'react';
import { z } from 'zod';
import { attempt, type Outcome, reasonOf } from '@/admin/ask';
import type { Tell } from '@/lib/progress';
import { useRouter } from '@/payload/navigation';

const shown = z.object({
  title: z.string(),
  path: z.string(),
  sections: z.number(),
  pictures: z.array(z.string()),
  missing: z.array(z.string()),
});
type Shown = z.infer<typeof shown>;
const made = z.object({ id: z.string(), path: z.string(), missing: z.array(z.string()) });

const send = <T,>(file: File, schema: z.ZodType<T>, query = '', tell?: Tell): Promise<Outcome<T>> =>
  attempt(`/api/pages/from-file${query}`, { body: file }, (response) => schema.safeParse(response).data, tell);

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

/** Imports an exported page as a draft, also from another installation, after showing what it will make. */
export function UploadPage() {
  const router = useRouter();
  const { openModal } = useModal();
  const [chosen, setChosen] = useState<{ file: File; plan: Shown }>();
  const preview = async () => {
    const file = await choose();
    if (!file) return;
    const outcome = await send(file, shown, '?preview=true');
    if (outcome.is !== 'stored') return void toast.error(reasonOf(outcome));
    setChosen({ file, plan: outcome.result });
    openModal(MODAL);
  };
  const upload = async () => {
    if (!chosen) return;
    const notice = toast.loading('Importing…');
    const outcome = await send(chosen.file, made, '', ({ done, of }) =>
      toast.loading(`Importing: ${done} of ${of} pictures…`, { id: notice }),
    );
    if (outcome.is !== 'stored') return void toast.error(reasonOf(outcome), { id: notice });
    const { id, path, missing } = outcome.result;
    toast.success(`The page was imported as a draft at ${path}.`, { id: notice });
    if (missing.length > 0)
      toast.warning(`Missing on this site: ${missing.join(', ')}. Choose replacements before you publish.`);
    router.push(`/admin/collections/pages/${id}`);
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
