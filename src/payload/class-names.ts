/** Names under which the admin styles elements of ours like its own. */
export const classNames = {
  field: 'field-type',
  fieldDescription: 'field-description',
  fieldLabel: 'field-label',
  fieldWrap: 'field-type__wrap',
  formButtons: 'form-submit',
  loginBrand: 'login__brand',
  navLink: 'nav__link',
  navLinkIndicator: 'nav__link-indicator',
  navLinkLabel: 'nav__link-label',
  table: 'table',
  buttonContent: 'btn__content',
  buttonDisabled: 'btn--disabled',
  buttonLabel: 'btn__label',
} as const;

type ButtonLook = { look: 'primary' | 'secondary'; size: 'small' | 'medium' | 'large' };

/** For links, and for buttons where Payload's component does not fit. */
export const buttonClass = ({ look, size }: ButtonLook): string => `btn btn--style-${look} btn--size-${size}`;
