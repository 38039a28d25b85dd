'use client';

import {
  ServerFunctionsContext,
  type ServerFunctionsContextType,
  ServerFunctionsProvider,
  toast,
  useServerFunctions,
} from '@payloadcms/ui';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { createRowFilter } from '@/payload/loading-rows';
import { keepPreview } from './kept-preview';
import { patient } from './patient';

type GetFormState = ServerFunctionsContextType['getFormState'];

const NOTICE = 'server-functions';

const notices = {
  failing: () => {
    // The bar of the document says that there is no connection (src/admin/saving).
    if (navigator.onLine) toast.loading('The server does not answer. Trying again …', { id: NOTICE });
  },
  over: () => void toast.dismiss(NOTICE),
};

/**
 * Payload's server functions for the admin below it, except that those that only read are called again if they fail, no
 * response overwrites what was typed into a new row, and a missing one leaves the preview open.
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

function CarefulFormState({ children }: { children: ReactNode }) {
  const functions = useServerFunctions();
  const requestFormState = functions.getFormState;
  const [filter] = useState(createRowFilter);
  const getFormState = useCallback<GetFormState>(
    async (args) => {
      const response = keepPreview(args, await requestFormState(args));
      if (!args.formState || !response?.state) return response;
      return { ...response, state: filter(args.formState, response.state, args.data !== undefined) };
    },
    [requestFormState, filter],
  );
  const value = useMemo(() => ({ ...functions, getFormState }), [functions, getFormState]);
  return <ServerFunctionsContext value={value}>{children}</ServerFunctionsContext>;
}
