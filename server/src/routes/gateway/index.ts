import type { Operation } from '../../http/operation'
import { checkRequest } from './check-request'
import { getAuthorizationServer } from './get-authorization-server'
import { getGatewaySnapshot } from './get-gateway-snapshot'
import { getJsonWebKeys } from './get-json-web-keys'
import { getOpenidConfiguration } from './get-openid-configuration'
import { introspectToken } from './introspect-token'
import { issueToken } from './issue-token'
import { listGatewayChanges } from './list-gateway-changes'

/** What stands between an application's credentials and an API. */
export const gatewayOperations: readonly Operation[] = [
  checkRequest,
  getAuthorizationServer,
  getGatewaySnapshot,
  getJsonWebKeys,
  getOpenidConfiguration,
  introspectToken,
  issueToken,
  listGatewayChanges,
]
