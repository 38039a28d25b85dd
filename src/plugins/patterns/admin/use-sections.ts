'use client';

import { useDocumentInfo, useForm, useServerFunctions } from '@payloadcms/ui';
import { copiesOf, type Section } from './copies';

export function useSections() {
  const { getData, getFields, replaceState, setModified } = useForm();
  const { getFormState } = useServerFunctions();
  const { id, collectionSlug, docPermissions, getDocPreferences } = useDocumentInfo();

  const read = () => (getData().blocks ?? []) as Section[];

  /** False if the server could not build the fields of the new sections. */
  const append = async (sections: Section[]): Promise<boolean> => {
    if (!collectionSlug) return false;
    const { state } = await getFormState({
      id,
      collectionSlug,
      data: { ...getData(), blocks: [...read(), ...copiesOf(sections)] },
      docPermissions,
      docPreferences: await getDocPreferences(),
      operation: id ? 'update' : 'create',
      renderAllFields: true,
      schemaPath: collectionSlug,
      skipValidation: true,
    });
    if (!state) return false;
    // Sections only: other fields may have been edited meanwhile.
    const isOfSections = (path: string) => path === 'blocks' || path.startsWith('blocks.');
    const others = Object.entries(getFields()).filter(([path]) => !isOfSections(path));
    const own = Object.entries(state).filter(([path]) => isOfSections(path));
    replaceState(Object.fromEntries([...others, ...own]));
    setModified(true);
    return true;
  };

  return { read, append };
}
