import { listSessionsOf } from '../http/own-sessions'

export const listDeveloperSessions = listSessionsOf({ kind: 'developer', id: 'listDeveloperSessions' })
