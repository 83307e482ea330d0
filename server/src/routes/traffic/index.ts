import type { Operation } from '../../http/operation'
import { reportKongTraffic } from './report-kong-traffic'
import { reportTraffic } from './report-traffic'
import { reportTrafficSpans } from './report-traffic-spans'

/** For gateways, behind a gateway key. */
export const trafficOperations: readonly Operation[] = [reportTraffic, reportKongTraffic, reportTrafficSpans]
