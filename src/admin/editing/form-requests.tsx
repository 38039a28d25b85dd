'use client';

import { ServerFunctionsContext, type ServerFunctionsContextType, useServerFunctions } from '@payloadcms/ui';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { keepPreview } from './kept-preview';
import { createRowFilter } from './loading-rows';

type GetFormState = ServerFunctionsContextType['getFormState'];

/**
 * Payload's server functions for the admin below it, except that no response overwrites what was typed into a new row,
 * and a missing one leaves the preview open.
 */
export function FormRequests({ children }: { children: ReactNode }) {
  const functions = useServerFunctions();
  const requestFormState = functions.getFormState;
  const [filter] = useState(createRowFilter);
  const getFormState = useCallback<GetFormState>(
    async (args) => {
      const answer = keepPreview(args, await requestFormState(args));
      if (!args.formState || !answer?.state) return answer;
      return { ...answer, state: filter(args.formState, answer.state, args.data !== undefined) };
    },
    [requestFormState, filter],
  );
  const value = useMemo(() => ({ ...functions, getFormState }), [functions, getFormState]);
  return <ServerFunctionsContext value={value}>{children}</ServerFunctionsContext>;
}
