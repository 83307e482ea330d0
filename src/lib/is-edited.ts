/** What editors of content management systems mark the page with that they show: WordPress, TinyMCE, Elementor. */
const EDITORS =
  '.block-editor-iframe__body, .editor-styles-wrapper, .mce-content-body, .elementor-editor-active'

/**
 * Whether an element is in a page that is being edited: what it showed would be taken for content, be in the way of the author, and ask the
 * API for each key.
 */
export const isEdited = (element: Element): boolean =>
  ('isContentEditable' in element && element.isContentEditable === true) ||
  element.ownerDocument.designMode === 'on' ||
  element.closest(EDITORS) !== null
