import type { Config } from 'payload';
import { ADMIN_DATE_FORMAT } from '@/lib/admin-words';

/** The admin as the core has it; capabilities add their parts (src/seams). */
export const adminShell: Config['admin'] = {
  user: 'users',
  // The default requests gravatar.com, a third party.
  avatar: 'default',
  dateFormat: ADMIN_DATE_FORMAT,
  meta: {
    titleSuffix: ' | Alethia admin',
    defaultOGImageType: 'off',
    icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
  },
  // Public as before; without the slash, Payload's own view would come before ours.
  routes: { reset: '/reset/' },
  components: {
    graphics: { Icon: '/admin/graphics#Icon', Logo: '/admin/graphics#Logo' },
    providers: [
      '/admin/shortcuts/shortcuts#Shortcuts',
      '/admin/names/accessible-names#AccessibleNames',
      '/admin/dialogs/safe-first#SafeFirst',
      '/admin/skip-links/new-view#NewView',
      '/admin/session-ended/staff-cookie#StaffCookie',
      '/admin/session-ended/session-ended#SessionEnded',
      '/admin/pasted/clean-paste#CleanPaste',
    ],
    header: [
      '/admin/skip-links/skip-links#SkipLinks',
      '/admin/menu/open-menu#OpenMenu',
      '/admin/environment/environment#EnvironmentBar',
    ],
    beforeNavLinks: ['/admin/doors/menu#Menu'],
    views: {
      dashboard: { Component: '/admin/dashboard/dashboard#Dashboard' },
      settings: {
        Component: '/admin/doors/places-view#SettingsView',
        path: '/settings',
        meta: { title: 'Settings' },
      },
      activity: {
        Component: '/admin/doors/places-view#ActivityView',
        path: '/activity',
        meta: { title: 'Activity' },
      },
      login: {
        Component: '/admin/sign-in/login-view#LoginView',
        path: '/login',
        meta: { title: 'Sign in' },
      },
      choosePassword: {
        Component: '/admin/sign-in/choose-password-view#ChoosePasswordView',
        path: '/reset/:token',
        meta: { title: 'Choose a password' },
      },
      newAddress: {
        Component: '/admin/account/new-address-view#NewAddressView',
        path: '/new-address',
        meta: { title: 'Your new address' },
      },
    },
  },
};
