/** Classes by which WordPress and Elementor mark the part of a page that is being edited. */
const EDITORS = '.editor-styles-wrapper, .elementor-editor-active'

/**
 * Whether an element is in a page that is being edited: what it showed would be taken for content, be in the way of the author, and ask the
 * API for each key.
 */
export const isEdited = (element: Element): boolean =>
  ('isContentEditable' in element && element.isContentEditable === true) ||
  element.ownerDocument.designMode === 'on' ||
  element.closest(EDITORS) !== null
