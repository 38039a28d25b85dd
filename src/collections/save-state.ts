import type { CollectionConfig, GlobalConfig, Plugin } from 'payload';
import { uiField } from '@/fields/ui-field';

const saving = '/admin/saving/saving#Saving';

/** Payload's view of one's own account has no place in the bar, but shows all fields. */
const ofAccount = uiField('saving', '/admin/saving/saving#SavingInBar');

const inCollection = (collection: CollectionConfig): CollectionConfig => {
  const admin = { ...collection.admin, hideAPIURL: true };
  if (collection.auth) return { ...collection, admin, fields: [...collection.fields, ofAccount] };
  const { components } = admin;
  const beforeDocumentControls = [saving, ...(components?.edit?.beforeDocumentControls ?? [])];
  return {
    ...collection,
    admin: { ...admin, components: { ...components, edit: { ...components?.edit, beforeDocumentControls } } },
  };
};

const inGlobal = (global: GlobalConfig): GlobalConfig => {
  const components = global.admin?.components;
  const beforeDocumentControls = [saving, ...(components?.elements?.beforeDocumentControls ?? [])];
  return {
    ...global,
    admin: {
      ...global.admin,
      hideAPIURL: true,
      components: { ...components, elements: { ...components?.elements, beforeDocumentControls } },
    },
  };
};

/** Every form says whether it is saved, and keeps what is not (src/admin/saving). None shows its address in the API. */
export const saveState: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(inCollection),
  globals: config.globals?.map(inGlobal),
});
