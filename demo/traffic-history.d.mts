import type { Keys } from './seed-applications.mjs'

export function trafficHistory(options: {
  applications: { forecasts: string; orders: string }
  keys: Keys
  now: number
}): object[]
