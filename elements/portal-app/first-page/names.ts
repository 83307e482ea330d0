/** Names that the markup of the first page, its styles, the script in the page and the kit agree on. */

/** Under which `ThemeMenu` stores it. */
export const schemeChoice = 'theme'

/** Property of the box around the frame: the theme that the script in the page has applied to it. */
export const firstTheme = 'portalFirstTheme'

/** ID of the part of the frame that has the screen. */
export const outletId = 'pe-app-content'
