import { operation } from '../http/operation'
import { styleSheet } from '../http/style-sheet'

export const getPortalStylesheet = operation({
  id: 'getPortalStylesheet',
  access: 'anyone',
  isCached: true,
  isCrossOrigin: true,

  handle({ portal }) {
    const variables = Object.entries(portal.settings.appearance.theme)
      .filter(([group]) => group !== 'fonts')
      .flatMap(([group, tokens]) =>
        Object.entries(tokens).map(([name, { value }]) => [`${group}-${name}`, value] as const),
      )
    return Promise.resolve(styleSheet(variables))
  },
})
