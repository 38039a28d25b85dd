import { isValidElement, type ReactNode } from 'react';

/** The text of a toast: Payload puts the errors of a form into an element of its own (`FieldErrorsToast`). */
export const toastMessage = (title: ReactNode | (() => ReactNode)): unknown =>
  isValidElement<{ errorMessage?: string }>(title) ? title.props.errorMessage : title;
