/** Where the admin's own elements are. Payload names none of them in its documentation. */
export const elements = {
  addLine: '.array-field__add-row',
  addRow: '.blocks-field__drawer-toggler',
  addSection: '#field-blocks > .blocks-field__drawer-toggler',
  besideDrawer: '.drawer__close',
  cancelQuestion: '#confirm-cancel',
  content: '.template-default__wrap .collection-edit__main, .template-default__wrap',
  createInList: '.list-header a[href$="/create"]',
  documentBar: '.doc-controls',
  documentButtons: '.doc-controls__controls',
  fieldLabel: 'label, .field-label',
  heading: '.template-default__wrap h1',
  listSearch: '.search-filter__input, .search-bar input',
  keyedMenuToggle: '.template-default__nav-toggler',
  menuToggle: '.nav-toggler, .nav__mobile-close',
  nameOfFile: '.file-field__filename',
  previewRoom: '.live-preview-window__main',
  publish: '#action-save',
  question: '.confirmation-modal',
  removeRow: '.array-actions__remove',
  rowActions: '.array-actions button',
  rowHandle: '.collapsible__drag',
  rowLabel: '.row-label',
  revert: '#action-revert-to-published',
  rowToggle: '.collapsible__toggle',
  sectionCard: '.blocks-drawer__block .thumbnail-card',
  sectionCardLabel: '.thumbnail-card__label',
  tab: '.tabs-field__tab-button',
  unpublish: '#action-unpublish',
} as const;

export const ACTIVE_TAB = 'tabs-field__tab-button--active';

/** The question of the window for several uploads before it discards them. */
export const DISCARD_UPLOADS = 'bulk-upload--discard-without-saving';
