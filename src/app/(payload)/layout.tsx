import config from '@payload-config'
import '@payloadcms/next/css'
import '@/payload/styles/admin.css'
import '@/admin/panel/kit.css'
import type { ServerFunction, ServerFunctionClient } from 'payload'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { FormRequests } from '@/admin/editing/form-requests';
import { formState } from '@/admin/editing/form-state';
import { respondToCall } from '@/admin/server-functions/respond-to-call';
import { schedulePublish } from '@/staff/editorial/schedule-publish';

import { importMap } from './admin/importMap.js'

type Args = {
  children: ReactNode
}

const serverFunctions = {
  'form-state': formState as ServerFunction,
  'schedule-publish': schedulePublish as ServerFunction,
};

const serverFunction: ServerFunctionClient = async function (call) {
  'use server'
  return respondToCall(call, await headers(), await config, (known) =>
    handleServerFunctions({ ...known, config, importMap, serverFunctions }),
  );
}

const Layout = ({ children }: Args) => (
  <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
    <FormRequests>{children}</FormRequests>
  </RootLayout>
)

export default Layout
