import { endOtherSessionsOf } from '../http/own-sessions'

export const endOtherDeveloperSessions = endOtherSessionsOf({
  kind: 'developer',
  id: 'endOtherDeveloperSessions',
})
