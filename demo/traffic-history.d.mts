export function trafficHistory(options: {
  applications: { forecasts: string; orders: string }
  now: number
}): object[]
