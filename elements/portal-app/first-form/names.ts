/** Names that the markup of the first form, its styles, the script in the page and the kit agree on. */

/** Under which `ThemeMenu` stores it. */
export const schemeChoice = 'theme'

/** In place of the name of the portal, which the server writes there. */
export const namePlaceholder = '%PORTAL_NAME%'

/** Property of the box around the frame: the theme that the script in the page has applied to it. */
export const firstTheme = 'portalFirstTheme'
