import type { Operation } from '../../http/operation'
import { checkRequest } from './check-request'
import { getAuthorizationServer } from './get-authorization-server'
import { getJsonWebKeys } from './get-json-web-keys'
import { getOpenidConfiguration } from './get-openid-configuration'
import { introspectToken } from './introspect-token'
import { issueToken } from './issue-token'

/** What stands between an application's credentials and an API. */
export const gatewayOperations: readonly Operation[] = [
  checkRequest,
  getAuthorizationServer,
  getJsonWebKeys,
  getOpenidConfiguration,
  introspectToken,
  issueToken,
]
