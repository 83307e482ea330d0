import { useMessages } from '../../i18n'
import { newCredentialPath, paths } from '../../router/paths'
import { useIsVisitor, usePortalContext, useSession } from '../../state'
import type { SearchOption } from './search-option'

/** What the viewer can do in the portal. */
export function useSearchActions(createHref: string | undefined): SearchOption[] {
  const t = useMessages('search')
  const header = useMessages('header')
  const errors = useMessages('errors')
  const context = usePortalContext()
  const isVisitor = useIsVisitor()
  const { viewer } = useSession()
  if (context.status !== 'ready') return []
  const { isPublic, isOpenReading, authClientConfig } = context.data
  const action = (key: string, title: string, path: string, href?: string): SearchOption => {
    return { key, kind: 'action', title, context: '', excerpt: [], path, href }
  }
  const isSignedIn = !isPublic && viewer !== undefined
  return [
    ...(isSignedIn
      ? [
          action('create-application', t('createApplication'), paths.createApplication, createHref),
          action('new-credential', t('newCredential'), newCredentialPath(paths.myApps)),
          action('my-apps', header('myApps'), paths.myApps),
          action('account', header('account'), paths.account),
        ]
      : []),
    ...(isVisitor ? [action('log-in', errors('logIn'), paths.login)] : []),
    ...(isVisitor && authClientConfig.basicAuthEnabled
      ? [action('sign-up', header('signUp'), paths.registration)]
      : []),
    ...(isPublic || isOpenReading || isSignedIn ? [action('catalog', header('catalog'), paths.catalog)] : []),
  ]
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Returns those in whose titles every word of the query begins a word. */
export function matchingActions(actions: readonly SearchOption[], query: string): SearchOption[] {
  const wanted = wordsOf(query)
  return actions.filter(({ title }) =>
    wanted.every((term) => wordsOf(title).some((word) => word.startsWith(term))),
  )
}
