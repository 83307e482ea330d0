import { json } from '../http/operation-response'
import { operation } from '../http/operation'

/** `variables.catalog` is always there: clients read it without a check. */
export const getPortalAppearance = operation({
  id: 'getPortalAppearance',
  access: 'anyone',
  isCached: true,

  handle({ portal: { settings, images } }) {
    const { primary_header, welcome_message, theme } = settings.appearance
    const response = json({
      variables: {
        catalog: {
          logo: images.includes('logo') ? { url: '/api/v2/portal/logo' } : undefined,
          cover: images.includes('cover') ? { url: '/api/v2/portal/catalog-cover' } : undefined,
          primary_header: textOf(primary_header),
          welcome_message: textOf(welcome_message),
        },
      },
      stylesheets: Object.keys(theme).length > 0 ? { global: { main: { data: theme } } } : undefined,
    })
    return Promise.resolve(response)
  },
})

function textOf(text: string | null): { text: string } | undefined {
  return text === null ? undefined : { text }
}
