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
export { type MatchRoute, type RouteMatch, routeMatcher } from './match'
export { type Arrival, createNavigator, type Navigator } from './navigator'
export { choosePasswordPath, paths, withQuery } from './paths'
export type { Route } from './route'
