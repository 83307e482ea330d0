export type { RequestedPage } from './reads/requested-page'
export type { ContextStore } from './context-store'
export {
  type ElementHost,
  type Navigation,
  type ScreenContexts,
  ScreenContextsProvider,
  useHost,
  useNavigation,
  usePortal,
} from './screen-contexts'
export type { HistoryEntry } from './screen/history-entry'
export { useIsVisitor, usePortalContext, useSession, useStoredChoice } from './screen/hooks'
export { beginLoginCode, StorageBlocked } from './login-code'
export { browserPage } from './page'
export type { Portal, PortalConfig, PortalEvents } from './portal'
export type { PortalContext } from './portal-context'
export { portalFor } from './portal-for'
export type { ReloadableRemote, Remote, RemoteFailure } from './remote'
export type { Session, SessionDeveloper } from './session'
export type { SessionStore } from './session-store'
export { type Action, type Outcome, useAction } from './screen/use-action'
export { type Attempt, useAttempts } from './use-attempts'
export { useAsync } from './reads/use-async'
export { useDebounce } from './screen/use-debounce'
export { useEntryState } from './screen/use-entry-state'
export { useDoneSteps } from './screen/done-steps'
export { type Draft, useDraft } from './screen/use-draft'
export { useLastRead } from './reads/use-last-read'
export { useLatest } from './use-latest'
export { useInvalidate, useRead } from './reads/use-read'
export { type FoundPage, useSearchedPages } from './reads/use-searched-pages'
export { useReportFailure } from './use-report-failure'
export { useStateFor } from './screen/use-state-for'
export { useUnsavedEdits } from './unsaved-edits'
