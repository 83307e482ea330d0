import type { PortalState } from '../rules/portal-state'

/** Texts of the catalog and the theme. `variables.catalog` is always there: clients read it without a check. */
export function appearanceOf({ settings, images }: Pick<PortalState, 'settings' | 'images'>) {
  const { primary_header, welcome_message, theme } = settings.appearance
  return {
    variables: {
      catalog: {
        logo: images.includes('logo') ? { url: '/api/v2/portal/logo' } : undefined,
        cover: images.includes('cover') ? { url: '/api/v2/portal/catalog-cover' } : undefined,
        primary_header: textOf(primary_header),
        welcome_message: textOf(welcome_message),
      },
    },
    stylesheets: Object.keys(theme).length > 0 ? { global: { main: { data: theme } } } : undefined,
  }
}

function textOf(text: string | null): { text: string } | undefined {
  return text === null ? undefined : { text }
}
