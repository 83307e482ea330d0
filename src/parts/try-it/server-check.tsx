import { createContext, type ReactNode, useContext, useMemo, useState, useSyncExternalStore } from 'react'
import { useMessages } from '../../i18n'
import { webUrl } from '../../lib/web-url'
import { useHost, useLatest, usePortal } from '../../state'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { useOpenReference } from '../api-reference/reference-context'
import { mayGetSecrets } from './may-get-secrets'
import { useTryItSession } from './session'
import { useTryItSettings } from './settings'

export interface ServerCheck {
  /** The URL is one of the portal's own API, which gets no secrets. */
  isOwnApi(url: string): boolean
  /** Asks the reader before something is sent to a server that is not listed. Resolves to false if they do not want that. */
  confirm(url: string): Promise<boolean>
}

const ServerCheckContext = createContext<ServerCheck>({
  isOwnApi: () => true,
  confirm: () => Promise.resolve(false),
})

export const useServerCheck = (): ServerCheck => useContext(ServerCheckContext)

interface Question {
  readonly origin: string
  answer(isConfirmed: boolean): void
}

/** Lets the parts inside ask where Try it may send to, and shows the dialog in which the reader confirms other servers. */
export function ServerCheckProvider({ children }: { children: ReactNode }) {
  const t = useMessages('try-it')
  const { headingLevel } = useHost()
  const { config, context } = usePortal()
  // Credentials of applications ask for it where an operation needs any.
  const remote = useSyncExternalStore(
    context.subscribe,
    () => context.remote,
    () => context.remote,
  )
  const { description, outline, servers } = useOpenReference()
  const { session } = useTryItSession(description)
  const { trustedServers } = useTryItSettings()
  const [question, setQuestion] = useState<Question>()

  const judge = useLatest((url: string) => {
    // The operator's list is complete.
    const named = outline.trustedServers ? [] : originsIn(trustedServers)
    return mayGetSecrets(url, {
      servers: [...servers, ...named, ...session.entries().confirmed],
      // Where the context cannot be loaded, there is none.
      portal: remote.status === 'failed' ? undefined : config.apiBaseUrl,
    })
  })
  const check = useMemo(
    (): ServerCheck => ({
      isOwnApi: (url) => judge.current(url) === 'never',
      confirm: (url) => {
        const origin = webUrl(url)?.origin
        if (origin === undefined || judge.current(url) !== 'ask') return Promise.resolve(origin !== undefined)
        return new Promise((resolve) => {
          const answer = (isConfirmed: boolean) => {
            setQuestion(undefined)
            if (isConfirmed) session.confirm(origin)
            resolve(isConfirmed)
          }
          setQuestion({ origin, answer })
        })
      },
    }),
    [judge, session],
  )

  return (
    <ServerCheckContext value={check}>
      {children}
      {question && (
        <ConfirmDialog
          title={t('sendElsewhere', { origin: question.origin })}
          level={headingLevel + 1}
          confirm={t('sendAnyway')}
          pending={false}
          onConfirm={() => question.answer(true)}
          onClose={() => question.answer(false)}
        >
          {t('notListed')}
        </ConfirmDialog>
      )}
    </ServerCheckContext>
  )
}

/** Addresses that the author of the page names, separated by spaces. */
const originsIn = (written: string): string[] =>
  written.split(/\s+/).flatMap((address) => webUrl(address)?.origin ?? [])
