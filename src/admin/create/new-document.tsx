'use client';

import { TextInput, toast } from '@payloadcms/ui';
import { type ChangeEvent, type SubmitEvent, useEffect, useId, useState } from 'react';
import { z } from 'zod';
import { useRouter } from '@/payload/navigation';
import { adminPath } from '../admin-path';
import { asDocument, attempt, type Outcome, reasonOf } from '../ask';
import { Button } from '../panel/button';
import { PathInput } from './path-input';
import './create.css';
import type { PathCollection } from '@/lib/paths';
import { pathFromTitle } from '@/lib/slugify';
import { usePathProblem } from '../paths/use-path-problem';
import { TemplateChoice } from './template-choice';
import { type Template, templates } from './templates';

const stored = z.object({ doc: z.object({ id: z.string() }) });

type Props = {
  slug: string;
  /** Lowercase, as in "Create the job". */
  kind: string;
  nameField: string;
  pathCollection?: PathCollection;
};

type Typed = ChangeEvent<HTMLInputElement>;

type CreateRequest = { slug: string; data: Record<string, unknown>; blocks?: Template['blocks'] };

/** Saves a new draft, as an autosave, which fills its sections with examples. Returns its id. */
function createDocument({ slug, data, blocks }: CreateRequest): Promise<Outcome<string>> {
  const sections = blocks?.length ? { blocks: blocks.map((blockType) => ({ blockType })) } : {};
  const path = `/api/${slug}?draft=true&autosave=true&depth=0`;
  return attempt(path, asDocument({ ...data, ...sections }), (body) => stored.safeParse(body).data?.doc.id);
}

export function NewDocument({ slug, kind, nameField, pathCollection }: Props) {
  const router = useRouter();
  const [name, setName] = useState('');
  const [ownPath, setOwnPath] = useState<string>();
  const [template, setTemplate] = useState('empty');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const path = pathCollection ? (ownPath ?? pathFromTitle(pathCollection, name)) : '';
  const check = usePathProblem({ collection: pathCollection ?? 'pages', path });
  const errorId = useId();
  useEffect(() => document.getElementById('field-new-name')?.focus(), []);

  const create = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!name.trim()) return setError(`Give the ${kind} a name.`);
    if (pathCollection && check.state === 'wrong') return setError(check.problem);
    setBusy(true);
    const last = path.slice(path.lastIndexOf('/') + 1);
    const data = { [nameField]: name.trim(), ...(slug === 'pages' ? { path } : pathCollection ? { slug: last } : {}) };
    const blocks = slug === 'pages' ? templates.find((one) => one.name === template)?.blocks : undefined;
    const done = await createDocument({ slug, data, blocks });
    if (done.is === 'stored') return router.push(adminPath({ collection: slug, id: done.result }, nameField));
    setBusy(false);
    setError(reasonOf(done));
    toast.error(reasonOf(done));
  };

  return (
    <form className="new-document" onSubmit={(event) => void create(event)} noValidate>
      <TextInput
        path="new-name"
        label={nameField === 'name' ? 'Name' : 'Title'}
        required
        value={name}
        onChange={(event: Typed) => {
          setName(event.target.value);
          setError('');
        }}
      />
      {pathCollection ? (
        <PathInput collection={pathCollection} path={path} check={check} onChange={setOwnPath} />
      ) : null}
      {slug === 'pages' ? <TemplateChoice chosen={template} onChoose={setTemplate} /> : null}
      <p id={errorId} className="new-document__error" role="alert">
        {error}
      </p>
      <Button type="submit" isBusy={isBusy}>
        Create the {kind}
      </Button>
    </form>
  );
}
