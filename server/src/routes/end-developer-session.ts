import { endSessionOf } from '../http/own-sessions'

export const endDeveloperSession = endSessionOf({ kind: 'developer', id: 'endDeveloperSession' })
