import { operation } from '../http/operation'
import { styleSheet } from '../http/style-sheet'

export const getPortalFontStylesheet = operation({
  id: 'getPortalFontStylesheet',
  access: 'anyone',
  isCached: true,
  isCrossOrigin: true,

  handle({ portal }) {
    const fonts = Object.entries(portal.settings.appearance.theme.fonts ?? {})
    return Promise.resolve(styleSheet(fonts.map(([name, { value }]) => [`font-${name}`, value] as const)))
  },
})
