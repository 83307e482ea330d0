import { forecastHandlers } from './forecast.mjs'
import { observationHandlers } from './observations.mjs'
import { stationHandlers } from './stations.mjs'
import { tideHandlers } from './tides.mjs'
import { warningHandlers } from './warnings.mjs'

export const coastHandlers = {
  ...stationHandlers,
  ...forecastHandlers,
  ...tideHandlers,
  ...observationHandlers,
  ...warningHandlers,
}
