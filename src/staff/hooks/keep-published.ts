import { APIError, type GlobalBeforeOperationHook } from 'payload';

type UpdateArguments = { data?: { _status?: unknown }; draft?: boolean; unpublishAllLocales?: boolean };

export const EVERY_PAGE_SHOWS_THIS =
  'Every page shows this, so it cannot be unpublished. Change it and publish the change, or restore an earlier version.';

/** Without its header, footer or settings, no page can be rendered. Throws 400. */
export const keepPublished: GlobalBeforeOperationHook = ({ args, operation }) => {
  const { data, draft, unpublishAllLocales } = args as UpdateArguments;
  const unpublishes = unpublishAllLocales || (!draft && data?._status === 'draft');
  if (operation === 'update' && unpublishes) throw new APIError(EVERY_PAGE_SHOWS_THIS, 400, null, true);
};
