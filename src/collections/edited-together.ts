import type { CollectionConfig } from 'payload';
import { deleteAfterSaves, noSilentOverwrite } from '@/staff/editorial/no-silent-overwrite';
import { together } from './content';

/** A collection whose form several people may have open: no save overwrites silently, and forms merge what others save. */
export function editedTogether({ admin, custom, hooks, ...rest }: CollectionConfig): CollectionConfig {
  const { components } = admin ?? {};
  const beforeDocumentControls = [together, ...(components?.edit?.beforeDocumentControls ?? [])];
  return {
    ...rest,
    custom: { ...custom, isEditedTogether: true },
    admin: { ...admin, components: { ...components, edit: { ...components?.edit, beforeDocumentControls } } },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), noSilentOverwrite],
      beforeDelete: [deleteAfterSaves, ...(hooks?.beforeDelete ?? [])],
    },
  };
}
