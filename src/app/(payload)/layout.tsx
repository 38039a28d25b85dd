import config from '@payload-config'
import '@payloadcms/next/css'
import '@/admin/brand/brand.css'
import '@/admin/versions/comparison.css'
import type { ServerFunction, ServerFunctionClient } from 'payload'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ReactNode } from 'react';
import { FormRequests } from '@/admin/editing/form-requests';
import { formState } from '@/admin/editing/form-state';
import { schedulePublish } from '@/staff/editorial/schedule-publish';

import { importMap } from './admin/importMap.js'

type Args = {
  children: ReactNode
}

const serverFunction: ServerFunctionClient = async function (args) {
  'use server'
  return handleServerFunctions({
    ...args,
    config,
    importMap,
    serverFunctions: {
      'form-state': formState as ServerFunction,
      'schedule-publish': schedulePublish as ServerFunction,
    },
  })
}

const Layout = ({ children }: Args) => (
  <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
    <FormRequests>{children}</FormRequests>
  </RootLayout>
)

export default Layout
