import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  PayloadRequest,
} from 'payload';
import type { DocumentListener } from '@/publishing/document-event';
import { added, capabilitiesOf } from './capability';
import { partsFor } from './with-capabilities';

const parts = (req: PayloadRequest, collection: { slug: string }) =>
  partsFor(capabilitiesOf(req.payload.config), collection);

/** Lets the capabilities refuse or complete a change, in the order of src/plugins/index.ts. */
export const changeSeam =
  (seam: 'refuseChange' | 'deriveData' | 'checkPublish'): CollectionBeforeChangeHook =>
  async (change) => {
    let { data } = change;
    for (const part of parts(change.req, change.collection)) data = (await part[seam]?.({ ...change, data })) ?? data;
    return data;
  };

const deleteSeam =
  (seam: 'refuseDelete' | 'beforeDelete'): CollectionBeforeDeleteHook =>
  async (deletion) => {
    for (const part of parts(deletion.req, deletion.collection)) await part[seam]?.(deletion);
  };

/** The same for every collection, by which the tests of access recognize siblings. */
export const changeSeams = [changeSeam('refuseChange'), changeSeam('deriveData'), changeSeam('checkPublish')];
export const deleteSeams = [deleteSeam('refuseDelete'), deleteSeam('beforeDelete')];

export const listenerSeam =
  (seam: 'onChange' | 'afterChange'): DocumentListener =>
  async (event) => {
    for (const part of parts(event.req, event.collection)) await part[seam]?.(event);
  };

export const globalChangeSeam: GlobalBeforeChangeHook = async (change) => {
  let { data } = change;
  for (const { refuseChange } of added(change.req.payload, 'globalContent'))
    data = (await refuseChange?.({ ...change, data })) ?? data;
  return data;
};

export const globalListenerSeam: GlobalAfterChangeHook = async ({ global: { slug }, doc, req }) => {
  for (const { afterChange } of added(req.payload, 'globalContent'))
    await afterChange?.({ slug, isPublished: doc._status === 'published', req });
  return doc;
};
