/** Where single sign-on in a window of its own ends. */
export const POPUP_END = '/admin/login?window=popup';
