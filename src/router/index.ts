export type { AskPermission, GuardFacts, Permission } from './guards'
export {
  hashHistory,
  type HostHistory,
  hostHistory,
  memoryHistory,
  pathHistory,
  type PortalHistory,
} from './history'
export { formatLocation, parseLocation, type PortalLocation, withoutParameter } from './location'
export { matchRoute, type RouteMatch } from './match'
export { type Arrival, createNavigator, type Navigator } from './navigator'
export type { Route, RouteName } from './route-table'
export { choosePasswordPath, paths, withQuery } from './routes'
