'use client';

import {
  ServerFunctionsContext,
  type ServerFunctionsContextType,
  ServerFunctionsProvider,
  toast,
  useServerFunctions,
} from '@payloadcms/ui';
import type { FormState } from 'payload';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { createRowFilter } from '@/payload/loading-rows';
import { keepPreview } from './kept-preview';
import { patient } from './patient';
import { followInput } from './quiet';

type GetFormState = ServerFunctionsContextType['getFormState'];

const NOTICE = 'server-functions';
const OUTDATED = 'This site was updated after you opened this page. Reload the page to go on.';

const notices = {
  failing: () => {
    // The bar of the document says that there is no connection (src/admin/saving).
    if (navigator.onLine) toast.loading('The server is not responding. Trying again …', { id: NOTICE });
  },
  over: () => void toast.dismiss(NOTICE),
  outdated: () => {
    const action = { label: 'Reload', onClick: () => window.location.reload() };
    toast.warning(OUTDATED, { id: 'outdated', duration: Number.POSITIVE_INFINITY, action });
  },
};

/**
 * Payload's server functions for the admin below it, except that those that only read are called again if they fail, no
 * response overwrites what was typed into a new row, a missing one leaves the preview open, and none comes between a
 * change and its request: Payload would take the change for the server's, and never send it.
 */
export function FormRequests({ children }: { children: ReactNode }) {
  const { serverFunction } = useServerFunctions();
  const patiently = useMemo(() => patient(serverFunction, notices), [serverFunction]);
  return (
    <ServerFunctionsProvider serverFunction={patiently}>
      <CarefulFormState>{children}</CarefulFormState>
    </ServerFunctionsProvider>
  );
}

const isOfNewFile = ({ formState }: Parameters<GetFormState>[0]) => formState?.file?.value instanceof File;

/** Payload's window for several uploads sends the file along, which is more than a server function takes. */
function withoutFile(args: Parameters<GetFormState>[0]): Parameters<GetFormState>[0] {
  if (!args.formState || !isOfNewFile(args)) return args;
  const { file, ...formState } = args.formState;
  return { ...args, formState };
}

/** It takes the response for the whole form, although only the first one has the components of fields. */
const withComponents = (sent: FormState, state: FormState): FormState => ({
  ...sent,
  ...Object.fromEntries(
    Object.entries(state).map(([path, field]) => {
      const customComponents = field.customComponents ?? sent[path]?.customComponents;
      return [path, { ...field, ...(customComponents && { customComponents }) }];
    }),
  ),
});

function CarefulFormState({ children }: { children: ReactNode }) {
  const functions = useServerFunctions();
  const requestFormState = functions.getFormState;
  const [filter] = useState(createRowFilter);
  const [input] = useState(() => followInput());
  useEffect(() => input.listen(window), [input]);
  const getFormState = useCallback<GetFormState>(
    async (args) => {
      const response = keepPreview(args, await requestFormState(withoutFile(args)));
      if (!args.formState || !response?.state) return response;
      const isSave = args.data !== undefined;
      if (!isSave) await input.quiet();
      const state = isOfNewFile(args) ? withComponents(args.formState, response.state) : response.state;
      return { ...response, state: filter(args.formState, state, isSave) };
    },
    [requestFormState, filter, input],
  );
  const value = useMemo(() => ({ ...functions, getFormState }), [functions, getFormState]);
  return <ServerFunctionsContext value={value}>{children}</ServerFunctionsContext>;
}
